import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

type Carousel = UseEmblaCarouselType[1]

/** Embla's scroll duration, with which a slide settles within one second. */
const duration = 25

/** The state of the slides once the script runs: the current one, and functions to go to another. */
export function useSlides() {
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    duration,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (!carousel) return
    takeOverScroll(carousel)
    const follow = () => setCurrent(carousel.selectedScrollSnap())
    follow()
    carousel.on('select', follow)
    return () => {
      carousel.off('select', follow)
    }
  }, [carousel])
  const goTo = useCallback((at: number) => carousel?.scrollTo(at), [carousel])
  const step = useCallback((by: 1 | -1) => (by > 0 ? carousel?.scrollNext() : carousel?.scrollPrev()), [carousel])
  return { viewport, carousel, current, goTo, step }
}

/** Stays with the picture that the person had scrolled to before the script ran. */
function takeOverScroll(carousel: NonNullable<Carousel>) {
  const stage = carousel.rootNode()
  const at = Math.round(stage.scrollLeft / stage.clientWidth)
  stage.scrollLeft = 0
  carousel.scrollTo(at, true)
}
