import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { manualControls } from '../carousel/manual-controls.ts'
import { useRotation } from '../carousel/use-rotation.ts'
import { isPlainPress } from '../link/is-plain-press.ts'
import { Controls } from './controls.tsx'
import type { FullSizeProps } from './full-size.tsx'
import styles from './gallery.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

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
      className="stack gap-12"
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

/**
 * Turns a link to the large picture into the dialog, where the browser has one and the person wants no other tab. The dialog's
 * code is fetched with the first press; where it cannot be, the link is followed.
 */
function useEnlarging() {
  const [FullSize, setFullSize] = useState<{ Part: ComponentType<FullSizeProps> }>()
  const [isOpen, setOpen] = useState(false)
  const enlarge = async (event: MouseEvent) => {
    if (!isPlainPress(event) || typeof HTMLDialogElement === 'undefined') return
    const link = event.currentTarget
    event.preventDefault()
    const part = FullSize ?? (await loadFullSize())
    if (!part) return location.assign(link instanceof HTMLAnchorElement ? link.href : location.href)
    setFullSize(part)
    setOpen(true)
  }
  return { FullSize: isOpen ? FullSize?.Part : undefined, enlarge, close: () => setOpen(false) }
}

const loadFullSize = () => import('./full-size.tsx').then(({ FullSize }) => ({ Part: FullSize })).catch(() => undefined)

/** The state of the slides once the script runs: the current one, and functions to go to another. */
function useSlides(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<HTMLElement>()
  const [current, setCurrent] = useState(0)
  const shown = useRef(0)
  const goTo = useCallback((at: number) => {
    shown.current = at
    setCurrent(at)
    if (viewport.current) slideTo(viewport.current, at)
  }, [])
  const step = useCallback((by: 1 | -1) => goTo((shown.current + by + count) % count), [goTo, count])
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    setStage(element)
    // The picture that the person had scrolled to before the script ran.
    shown.current = Math.round(element.scrollLeft / element.clientWidth) || 0
    setCurrent(shown.current)
    const widths = new ResizeObserver(() => scrollToSlide(element, shown.current))
    widths.observe(element)
    const stopFollowing = followFinger(element, (by) => (by ? step(by) : goTo(shown.current)))
    return () => {
      widths.disconnect()
      stopFollowing()
    }
  }, [goTo, step])
  return { viewport, stage, current, goTo, step }
}

/** The time in which a slide gives way to another one, in milliseconds; none for who wants less motion. (POST-02) */
const transition = 1000

/** Shows a slide, and lets all of them slide there from where they are, also in the middle of another move. */
function slideTo(stage: HTMLElement, at: number): void {
  const slides = stage.firstElementChild
  const from = slides?.getBoundingClientRect().left ?? 0
  for (const move of slides?.getAnimations() ?? []) move.cancel()
  scrollToSlide(stage, at)
  if (!slides || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const path = [`translateX(${from - slides.getBoundingClientRect().left}px)`, 'none']
  slides.animate({ transform: path }, { duration: transition, easing: 'ease-in-out' })
}

const scrollToSlide = (stage: HTMLElement, at: number) =>
  stage.scrollTo({ left: at * stage.clientWidth, behavior: 'instant' })

/** A finger that moved less than this did not mean another slide, in CSS pixels. */
const least = 40

/**
 * Lets a finger or a pen draw the slides along. When it leaves, `leave` is told which way to go on: to the next slide, the one
 * before, or 0 for back to where it was. Returns the clean-up.
 */
function followFinger(stage: HTMLElement, leave: (by: 1 | 0 | -1) => void): () => void {
  let from: { x: number; left: number } | undefined
  const listening = new AbortController()
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    react: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, (event) => event.isPrimary && react(event), { signal: listening.signal })
  const end = (moved: number) => {
    if (!from) return
    from = undefined
    leave(Math.abs(moved) < least ? 0 : moved < 0 ? 1 : -1)
  }
  on('pointerdown', ({ pointerType, clientX }) => {
    // A mouse has the buttons; what it draws is the picture's link.
    if (pointerType !== 'mouse') from = { x: clientX, left: stage.scrollLeft }
  })
  on('pointermove', ({ clientX }) => {
    if (from) stage.scrollLeft = from.left + from.x - clientX
  })
  on('pointerup', ({ clientX }) => end(from ? clientX - from.x : 0))
  // The page scrolls up or down instead.
  on('pointercancel', () => end(0))
  return () => listening.abort()
}

type SlideProps = {
  picture: Picture
  first?: boolean
  /** Leaves the slide out of the tab order, because the controls have a button for it and "Stop" must come first. */
  skipTab?: boolean
  onEnlarge?: ((event: MouseEvent) => void) | undefined
}

/** A picture that links to its large version. */
function Slide({ picture, first = false, skipTab = false, onEnlarge }: SlideProps) {
  return (
    <a
      href={picture.large}
      className={styles.large}
      onClick={onEnlarge}
      tabIndex={skipTab ? -1 : undefined}
      draggable={false}
    >
      <span className="visually-hidden">Full size: </span>
      <Photo picture={picture} fit="whole" sizes="(min-width: 990px) 716px, calc(100vw - 32px)" first={first} />
    </a>
  )
}

type ThumbsProps = {
  live: boolean
  current: number
  pictures: readonly Picture[]
  goTo: (at: number) => void
}

/** The thumbnails: links to the large pictures until the script runs, then buttons for the slides. */
function Thumbs({ live, current, pictures, goTo }: ThumbsProps) {
  return (
    <ul className={styles.thumbs} data-screen-only>
      {pictures.map((picture, at) => {
        const content = (
          <>
            <span className="visually-hidden">
              Photo {at + 1} of {pictures.length}
            </span>
            <Photo picture={picture} fit="filling" alt="" />
          </>
        )
        return (
          <li key={picture.large}>
            {live ? (
              <button
                type="button"
                className={styles.thumb}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => goTo(at)}
              >
                {content}
              </button>
            ) : (
              <a href={picture.large} className={styles.thumb}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
