import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Upload from 'lucide-react/icons/upload'
import {
  type FocusEvent,
  type PointerEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Photo as Picture } from '../../ui/gallery/photo.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { movedTo, type Photo } from './photo.ts'
import { pictureOfPhoto } from './photo-picture.ts'
import type { PhotoStore } from './photo-store.ts'
import { statusLabel } from './photo-texts.ts'
import photoTileStyles from './photo-tile.module.css'
import styles from './photo-tiles.module.css'
import { PhotoTools, type Tool, toolId } from './photo-tools.tsx'
import { usePhotos } from './use-photos.ts'

type Props = {
  photo: Photo
  /** From 0: the cover. */
  place: number
  count: number
  /** Its place while one of them is dragged. */
  shownAt: number
  isDragged: boolean
  onUse: (tool: Tool) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

const icons = { success: CircleCheck, uploading: Upload, error: CircleAlert }

/** One photo: its picture, its progress, its tools. */
function PhotoTile({ photo, place, count, shownAt, isDragged, onUse, onGrab }: Props) {
  const picture = pictureOfPhoto(photo, `Photo ${place + 1}`)
  const classNames = [
    photoTileStyles.tile,
    place === 0 && photoTileStyles.cover,
    photoTileStyles[photo.status],
    isDragged && photoTileStyles.dragged,
  ]
  return (
    <li
      aria-label={`Photo ${place + 1} of ${count}`}
      className={classNames.filter(Boolean).join(' ')}
      style={{ order: shownAt }}
      data-tile={photo.id}
    >
      {/* The mouse's way to drag; the tools below do the same for everyone. */}
      <div
        className={photoTileStyles.picture}
        onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event)}
      >
        {picture && <Picture picture={picture} fit="filling" first />}
        {place === 0 && (
          <p className={`line gap-8 ${photoTileStyles.label}`}>
            <Icon of={Star} />
            Cover Image
          </p>
        )}
      </div>
      <div className={`row ${photoTileStyles.state}`}>
        <p className={photoTileStyles.words}>
          <Icon of={icons[photo.status]} />
          <span>{statusLabel(photo)}</span>
        </p>
        {photo.status === 'uploading' && (
          <progress
            className={photoTileStyles.progress}
            value={photo.progress}
            max={100}
            aria-label={`Photo ${place + 1}`}
          />
        )}
        {count > 1 && (
          <span className={`line gap-4 quiet ${photoTileStyles.handle}`} onPointerDown={onGrab} aria-hidden="true">
            <Icon of={GripVertical} />
            Drag
          </span>
        )}
      </div>
      <PhotoTools {...{ photo, place, count, onUse }} />
    </li>
  )
}

/** The photos of a listing: each with its state and its tools; they change places by buttons and by dragging alike. (WIZ-04) */
export function PhotoTiles({ store }: { store: PhotoStore }) {
  const { photos } = usePhotos(store)
  const { setFocusTarget, ...focusing } = useStableFocus()
  const move = (id: string, place: number) => {
    store.move(id, place)
    alerts.announce(placeMessage(photos, id, place))
  }
  const { list, dragged, grab } = useDragging(photos, move)
  useStatusAnnouncements(photos)
  const runTool = toolRunner({ store, photos, move, setFocusTarget })
  if (!photos.length) return null
  const shown = dragged ? movedTo(photos, dragged.id, dragged.place) : photos
  return (
    <ol ref={list} className={`stack gap-16 ${styles.tiles}`} {...focusing}>
      {photos.map((photo, place) => (
        <PhotoTile
          key={photo.id}
          {...{ photo, place }}
          count={photos.length}
          shownAt={shown.indexOf(photo)}
          isDragged={dragged?.id === photo.id}
          onUse={(tool) => runTool(tool, photo, place)}
          onGrab={(event) => grab(event, photo.id)}
        />
      ))}
    </ol>
  )
}

type ToolContext = {
  store: PhotoStore
  photos: readonly Photo[]
  move: (id: string, place: number) => void
  setFocusTarget: (target: FocusTarget) => void
}

/** Returns the function that runs a tool on the photo at a place and announces the result. */
function toolRunner({ store, photos, move, setFocusTarget }: ToolContext) {
  return (tool: Tool, photo: Photo, place: number) => {
    setFocusTarget({ tileId: photo.id, toolId: toolId(photo, tool) })
    if (tool === 'earlier') move(photo.id, place - 1)
    if (tool === 'later') move(photo.id, place + 1)
    if (tool === 'cover') move(photo.id, 0)
    if (tool === 'retry') store.retry(photo.id)
    if (tool === 'rotate') {
      store.rotate(photo.id)
      alerts.announce(`Photo ${place + 1} turned to the right`)
    }
    if (tool === 'remove') {
      const next = photos[place + 1] ?? photos[place - 1]
      setFocusTarget({ tileId: next?.id, toolId: next ? toolId(next, 'remove') : 'choose-photos' })
      store.remove(photo.id)
      alerts.announce(`Photo ${place + 1} removed`)
    }
  }
}

function placeMessage(photos: readonly Photo[], id: string, place: number): string {
  const from = photos.findIndex((photo) => photo.id === id) + 1
  const cover = place === 0 ? ' It is the cover image now.' : ''
  return `Photo ${from} moved to place ${place + 1} of ${photos.length}.${cover}`
}

type FocusTarget = { tileId: string | undefined; toolId: string }

/** Keeps the focus on its tool though the tile has moved; if the tool is gone, the tile's first takes it. */
function useStableFocus() {
  const focused = useRef<FocusTarget>(undefined)
  useEffect(() => {
    const previous = focused.current
    if (!previous || document.activeElement !== document.body) return
    focused.current = undefined
    const tile = document.querySelector(`[data-tile="${previous.tileId}"]`)
    const target = document.getElementById(previous.toolId) ?? tile?.querySelector('button')
    target?.focus()
  })
  return {
    setFocusTarget: (next: FocusTarget) => {
      focused.current = next
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = { tileId: target.closest<HTMLElement>('[data-tile]')?.dataset.tile, toolId: target.id }
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}

/** Announces to screen readers when a photo has arrived or failed. */
function useStatusAnnouncements(photos: readonly Photo[]) {
  const before = useRef(new Map<string, Photo['status']>())
  useEffect(() => {
    for (const [place, photo] of photos.entries()) {
      const changed = before.current.get(photo.id) === 'uploading' && photo.status !== 'uploading'
      if (changed) alerts.announce(`Photo ${place + 1}: ${statusLabel(photo)}`)
    }
    before.current = new Map(photos.map(({ id, status }) => [id, status]))
  }, [photos])
}

/** The photo that is dragged, and the place at which it would be dropped. */
type Dragged = { id: string; place: number }

/** In px: a trembling hand moves this much without meaning it. */
const moveThreshold = 10
/** In px: this near to the window's edge it scrolls. */
const scrollMargin = 90

/**
 * Moves a photo to another place with a pointer: it is dragged from `grab` on, goes where the pointer is within another tile's
 * middle, and stays there when it is dropped. Escape cancels. The page's order does not change until then.
 */
function useDragging(photos: readonly Photo[], onMove: (id: string, place: number) => void) {
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
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
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
