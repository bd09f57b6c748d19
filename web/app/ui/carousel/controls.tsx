import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Button } from '../button/button.tsx'
import styles from './carousel.module.css'
import type { Slide } from './carousel.tsx'
import { ControlsRow } from './controls-row.tsx'

type Props = {
  live: boolean
  playing: boolean
  current: number
  slides: readonly Slide[]
  press: () => void
  step: (by: 1 | -1) => void
  show: (at: number) => void
}

/** The rows under the slides. */
export function Controls({ live, playing, current, slides, press, step, show }: Props) {
  return (
    <ControlsRow live={live}>
      <Button variant="quiet" size="small" icon={playing ? Pause : Play} onClick={press}>
        {playing ? 'Stop slide rotation' : 'Start slide rotation'}
      </Button>
      <div>
        <Button variant="quiet" size="small" icon={ChevronLeft} onClick={() => step(-1)}>
          Previous
        </Button>
        {/* While the slides move by themselves nothing is announced. */}
        <p className={styles.place} aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
          {current + 1} of {slides.length}
          <span className="visually-hidden">: {slides[current]?.words}</span>
        </p>
        <Button variant="quiet" size="small" onward={ChevronRight} onClick={() => step(1)}>
          Next
        </Button>
      </div>
      <ul className={styles.dots}>
        {slides.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may say the same, and their order stays
          <li key={at}>
            <button
              type="button"
              className={styles.dot}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => show(at)}
            >
              <span className="visually-hidden">Show {at + 1}</span>
            </button>
          </li>
        ))}
      </ul>
    </ControlsRow>
  )
}
