import { useEffect, useRef } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { movedTo, type Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photo-tiles.module.css'
import { type Tool, toolId } from './photo-tools.tsx'
import { statusWords } from './photo-words.ts'
import { useDragging } from './use-dragging.ts'
import { usePhotos } from './use-photos.ts'

/** The photos of a listing: each with its state and its tools; they change places by buttons and by dragging alike. (WIZ-04) */
export function PhotoTiles({ store }: { store: PhotoStore }) {
  const { photos } = usePhotos(store)
  const refocus = useRefocus()
  const move = (id: string, place: number) => {
    store.move(id, place)
    alerts.announce(placeWords(photos, id, place))
  }
  const { list, dragged, grab } = useDragging(photos, move)
  useStatusTold(photos)
  const use = (tool: Tool, photo: Photo, place: number) => {
    refocus(toolId(photo, tool))
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
      refocus(next ? toolId(next, 'remove') : 'choose-photos')
      store.remove(photo.id)
      alerts.announce(`Photo ${place + 1} removed`)
    }
  }
  if (!photos.length) return null
  const shown = dragged ? movedTo(photos, dragged.id, dragged.place) : photos
  return (
    <ol ref={list} className={styles.tiles}>
      {photos.map((photo, place) => (
        <PhotoTile
          key={photo.id}
          {...{ photo, place }}
          count={photos.length}
          shownAt={shown.indexOf(photo)}
          isDragged={dragged?.id === photo.id}
          onUse={(tool) => use(tool, photo, place)}
          onGrab={(event) => grab(event, photo.id)}
        />
      ))}
    </ol>
  )
}

function placeWords(photos: readonly Photo[], id: string, place: number): string {
  const from = photos.findIndex((photo) => photo.id === id) + 1
  const cover = place === 0 ? ' It is the cover image now.' : ''
  return `Photo ${from} moved to place ${place + 1} of ${photos.length}.${cover}`
}

/** The focus stays with what was pressed, though the tile has moved; a tool that is gone gives it to the tile's first. */
function useRefocus() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const target = wanted.current && document.getElementById(wanted.current)
    wanted.current = undefined
    if (target) target.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}

/** Says to those who listen when a photo has come or failed. */
function useStatusTold(photos: readonly Photo[]) {
  const before = useRef(new Map<string, Photo['status']>())
  useEffect(() => {
    for (const [place, photo] of photos.entries()) {
      const changed = before.current.get(photo.id) === 'uploading' && photo.status !== 'uploading'
      if (changed) alerts.announce(`Photo ${place + 1}: ${statusWords(photo)}`)
    }
    before.current = new Map(photos.map(({ id, status }) => [id, status]))
  }, [photos])
}
