import { useCallback } from 'react'
import { manualControls } from '../carousel/manual-controls.ts'
import { useRotation } from '../carousel/use-rotation.ts'
import { Controls } from './controls.tsx'
import styles from './gallery.module.css'
import type { Picture } from './picture.ts'
import { Slide } from './slide.tsx'
import { Thumbs } from './thumbs.tsx'
import { useEnlarging } from './use-enlarging.ts'
import { useSlides } from './use-slides.ts'

/** The time that each picture is shown, in milliseconds. */
const interval = 3000

type Props = {
  /** The name of the gallery for screen readers: "Photos of Folding wheelchair". */
  label: string
  pictures: readonly Picture[]
}

/** Pictures one after another. Without a script they are a row that scrolls, with links to the large pictures. */
export function Gallery({ label, pictures }: Props) {
  const [first] = pictures
  if (!first) return null
  return pictures.length === 1 ? <SinglePhoto picture={first} /> : <Carousel label={label} pictures={pictures} />
}

function SinglePhoto({ picture }: { picture: Picture }) {
  const { FullSize, enlarge, close } = useEnlarging()
  return (
    <div className={styles.stage}>
      <Slide picture={picture} first onEnlarge={enlarge} />
      {FullSize && <FullSize pictures={[picture]} current={0} onClose={close} />}
    </div>
  )
}

function Carousel({ label, pictures }: Props) {
  const { FullSize, enlarge, close } = useEnlarging()
  const { viewport, stage, current, goTo, step } = useSlides(pictures.length)
  const next = useCallback(() => step(1), [step])
  const { playing, interrupt, press } = useRotation({
    stage,
    count: pictures.length,
    next,
    interval,
  })
  const live = stage !== undefined
  return (
    <section
      className={styles.gallery}
      aria-roledescription="carousel"
      aria-label={label}
      {...manualControls(interrupt, step)}
    >
      <div ref={viewport} className={live ? styles.stage : styles.scrollingStage}>
        <ul className={styles.slides}>
          {pictures.map((picture, at) => (
            <li key={picture.large} className={styles.slide} inert={live && at !== current}>
              <Slide picture={picture} first={at === 0} skipTab={live} onEnlarge={enlarge} />
            </li>
          ))}
        </ul>
      </div>
      <Controls {...{ live, playing, current, pictures, press, step, enlarge }} />
      <Thumbs {...{ live, current, pictures, goTo }} />
      {FullSize && <FullSize {...{ current, pictures, step }} onClose={close} />}
    </section>
  )
}
