import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Photo } from './photo.ts'

/** Which photo is held, and at which place it would be let go. */
export type Dragged = { id: string; place: number }

/** A hand that trembles moves this much without meaning it, in px. */
const tremor = 10
/** So near to the window's edge it scrolls, in px. */
const edge = 90

/**
 * Puts a photo at another place with a pointer: it is held from `grab` on, goes where the pointer is within another tile's
 * middle, and stays there when it is let go. Escape puts it back. Nothing moves in the page's order until then.
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
    let held: Dragged | undefined
    const show = (next: Dragged | undefined) => {
      held = next
      setDragged(next)
    }
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!held && Math.hypot(x - start.x, y - start.y) < tremor) return
      const place = placeAt(list.current, x, y)
      show({ id, place: place ?? held?.place ?? from })
      if (y < edge) scrollBy(0, -edge / 6)
      if (y > innerHeight - edge) scrollBy(0, edge / 6)
    }
    const letGo = () => {
      const place = held?.place
      end.current?.()
      if (place !== undefined && place !== from) onMove(id, place)
    }
    const giveUp = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') end.current?.()
    }
    const ears = listen({ pointermove: follow, pointerup: letGo, pointercancel: giveUp, keydown: giveUp })
    end.current = () => {
      ears()
      end.current = undefined
      show(undefined)
    }
  }
  return { list, dragged, grab }
}

type Hearing = {
  [Name in 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown']: (event: WindowEventMap[Name]) => void
}

function listen(hearing: Hearing): () => void {
  const pairs = Object.entries(hearing) as [string, EventListener][]
  for (const [name, hear] of pairs) addEventListener(name, hear)
  return () => {
    for (const [name, hear] of pairs) removeEventListener(name, hear)
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
