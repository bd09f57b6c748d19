import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Upload from 'lucide-react/icons/upload'
import type { PointerEvent } from 'react'
import { Photo as Picture } from '../../ui/gallery/photo.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Photo } from './photo.ts'
import { pictureOfPhoto } from './photo-picture.ts'
import { statusLabel } from './photo-texts.ts'
import styles from './photo-tile.module.css'
import { PhotoTools, type Tool } from './photo-tools.tsx'

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
export function PhotoTile({ photo, place, count, shownAt, isDragged, onUse, onGrab }: Props) {
  const picture = pictureOfPhoto(photo, `Photo ${place + 1}`)
  const classNames = [styles.tile, place === 0 && styles.cover, styles[photo.status], isDragged && styles.dragged]
  return (
    <li
      aria-label={`Photo ${place + 1} of ${count}`}
      className={classNames.filter(Boolean).join(' ')}
      style={{ order: shownAt }}
      data-tile={photo.id}
    >
      {/* The mouse's way to drag; the tools below do the same for everyone. */}
      <div className={styles.picture} onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event)}>
        {picture && <Picture picture={picture} fit="filling" first />}
        {place === 0 && (
          <p className={styles.label}>
            <Icon of={Star} />
            Cover Image
          </p>
        )}
      </div>
      <div className={styles.state}>
        <p className={styles.words}>
          <Icon of={icons[photo.status]} />
          <span>{statusLabel(photo)}</span>
        </p>
        {photo.status === 'uploading' && (
          <progress className={styles.progress} value={photo.progress} max={100} aria-label={`Photo ${place + 1}`} />
        )}
        {count > 1 && (
          <span className={styles.handle} onPointerDown={onGrab} aria-hidden="true">
            <Icon of={GripVertical} />
            Drag
          </span>
        )}
      </div>
      <PhotoTools {...{ photo, place, count, onUse }} />
    </li>
  )
}
