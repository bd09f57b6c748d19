import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Photo } from './photo.ts'

/** The photo that is dragged, and the place at which it would be dropped. */
export type Dragged = { id: string; place: number }

/** In px: a trembling hand moves this much without meaning it. */
const moveThreshold = 10
/** In px: this near to the window's edge it scrolls. */
const scrollMargin = 90

/**
 * Moves a photo to another place with a pointer: it is dragged from `grab` on, goes where the pointer is within another tile's
 * middle, and stays there when it is dropped. Escape cancels. The page's order does not change until then.
 */
export function useDragging(photos: readonly Photo[], onMove: (id: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const grab = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (photos.length < 2 || event.button !== 0 || end.current) return
    event.preventDefault()
    const from = photos.findIndex((photo) => photo.id === id)
    const start = { x: event.clientX, y: event.clientY }
    let current: Dragged | undefined
    const show = (next: Dragged | undefined) => {
      current = next
      setDragged(next)
    }
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!current && Math.hypot(x - start.x, y - start.y) < moveThreshold) return
      const place = placeAt(list.current, x, y)
      show({ id, place: place ?? current?.place ?? from })
      if (y < scrollMargin) scrollBy(0, -scrollMargin / 6)
      if (y > innerHeight - scrollMargin) scrollBy(0, scrollMargin / 6)
    }
    const drop = () => {
      const place = current?.place
      end.current?.()
      if (place !== undefined && place !== from) onMove(id, place)
    }
    const cancel = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') end.current?.()
    }
    const stopListening = listen({ pointermove: follow, pointerup: drop, pointercancel: cancel, keydown: cancel })
    end.current = () => {
      stopListening()
      end.current = undefined
      show(undefined)
    }
  }
  return { list, dragged, grab }
}

type PointerHandlers = {
  [Name in 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown']: (event: WindowEventMap[Name]) => void
}

function listen(handlers: PointerHandlers): () => void {
  const pairs = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of pairs) addEventListener(name, handler)
  return () => {
    for (const [name, handler] of pairs) removeEventListener(name, handler)
  }
}

/** The place of the tile whose middle is under the pointer; none between them, so that a tremble changes nothing. */
function placeAt(list: HTMLOListElement | null, x: number, y: number): number | undefined {
  const tiles = [...(list?.children ?? [])] as HTMLElement[]
  const under = tiles.find((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect()
    const margin = 0.15
    return (
      x > left + width * margin &&
      x < left + width * (1 - margin) &&
      y > top + height * margin &&
      y < top + height * (1 - margin)
    )
  })
  return under && Number(under.style.order)
}
