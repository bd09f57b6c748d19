import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

type Carousel = UseEmblaCarouselType[1]

/** With this pull a slide comes to rest within one second. */
const duration = 25

/** The slides once the script is there: which one shows, and ways to go to another. */
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

/** Whoever has scrolled to a picture before the script came stays with it. */
function takeOverScroll(carousel: NonNullable<Carousel>) {
  const stage = carousel.rootNode()
  const at = Math.round(stage.scrollLeft / stage.clientWidth)
  stage.scrollLeft = 0
  carousel.scrollTo(at, true)
}
