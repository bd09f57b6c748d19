import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import styles from './carousel.module.css'
import { ControlsRow } from './controls-row.tsx'
import { manualControls } from './manual-controls.ts'
import { useRotation } from './use-rotation.ts'

type Props = {
  /** The name of the slides, for screen readers. */
  label: string
  slides: readonly Slide[]
  /** The time that each slide is shown, in milliseconds: long enough to read it slowly. */
  interval?: number
}

/** Slides that fade into each other, with dots. Without a script they are a row that scrolls. */
export function Carousel({ label, slides, interval = 9000 }: Props) {
  const { setStage, stage, current, moved, step } = useFading(slides.length)
  const next = useCallback(() => step(1), [step])
  const { playing, interrupt, press } = useRotation({ stage, count: slides.length, next, interval })
  const live = stage !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className="stack gap-16"
      aria-roledescription="carousel"
      aria-label={label}
      {...manualControls(interrupt, step)}
    >
      {/* Until the script runs, the row scrolls, so the arrow keys must reach it. */}
      <ul
        ref={setStage}
        className={live ? `${styles.stage} ${moved ? styles.moved : ''}` : styles.row}
        tabIndex={live ? undefined : 0}
      >
        {slides.map(({ content }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may say the same, and their order stays
            key={at}
            className={`${styles.slide} ${live && at !== current ? styles.away : ''}`}
            inert={live && at !== current}
          >
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Controls {...{ live, playing, current, slides, press, step }} />}
    </div>
  )
}

/** The state of slides of which one shows. There is no stage until the script runs, and no animation before the first move. */
function useFading(count: number) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [{ current, moved }, setShown] = useState({ current: 0, moved: false })
  useEffect(() => {
    if (stage) setShown({ current: takeOverScroll(stage), moved: false })
  }, [stage])
  const step = useCallback(
    (offset: 1 | -1) => setShown((shown) => ({ current: (shown.current + offset + count) % count, moved: true })),
    [count],
  )
  return { setStage, stage: stage ?? undefined, current, moved, step }
}

/** Returns the slide that the person had scrolled to before the script ran, so that it stays in view. */
function takeOverScroll(stage: HTMLElement): number {
  const at = Math.round(stage.scrollLeft / (stage.clientWidth || 1))
  stage.scrollLeft = 0
  return at
}

type ControlsProps = {
  live: boolean
  playing: boolean
  current: number
  slides: readonly Slide[]
  press: () => void
  step: (by: 1 | -1) => void
}

/** The controls of the slides, in one row under them. */
function Controls({ live, playing, current, slides, press, step }: ControlsProps) {
  return (
    <ControlsRow live={live}>
      <Button variant="quiet" size="small" icon={playing ? Pause : Play} onClick={press}>
        {playing ? 'Stop slide rotation' : 'Start slide rotation'}
      </Button>
      <div>
        <Button variant="quiet" size="small" icon={ChevronLeft} onClick={() => step(-1)}>
          Previous
        </Button>
        <div className={`stack gap-4 ${styles.place}`}>
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

/** One slide of a carousel. */
type Slide = {
  content: ReactNode
  /** The text or the picture in words, announced by screen readers when the slide is shown. */
  text: string
}
