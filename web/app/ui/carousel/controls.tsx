import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Button } from '../button/button.tsx'
import styles from './carousel.module.css'
import { ControlsRow } from './controls-row.tsx'
import type { Slide } from './slide.ts'

type Props = {
  live: boolean
  playing: boolean
  current: number
  slides: readonly Slide[]
  press: () => void
  step: (by: 1 | -1) => void
}

/** The controls of the slides, in one row under them. */
export function Controls({ live, playing, current, slides, press, step }: Props) {
  return (
    <ControlsRow live={live}>
      <Button variant="quiet" size="small" icon={playing ? Pause : Play} onClick={press}>
        {playing ? 'Stop slide rotation' : 'Start slide rotation'}
      </Button>
      <div>
        <Button variant="quiet" size="small" icon={ChevronLeft} onClick={() => step(-1)}>
          Previous
        </Button>
        <div className={styles.place}>
          <Dots current={current} of={slides.length} />
          {/* While the slides rotate by themselves nothing is announced. */}
          <p aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
            {current + 1} of {slides.length}
            <span className="visually-hidden">: {slides[current]?.text}</span>
          </p>
        </div>
        <Button variant="quiet" size="small" onward={ChevronRight} onClick={() => step(1)}>
          Next
        </Button>
      </div>
    </ControlsRow>
  )
}

/** The position among the slides as dots; the text below says the same. */
const Dots = ({ current, of }: { current: number; of: number }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
      <span key={at} className={at === current ? styles.here : styles.dot} />
    ))}
  </span>
)
