import { pictureTypes } from '@reable/contract/pictures/rules'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './choose-photos.module.css'
import type { PhotoStore, PhotosState } from './photo-store.ts'
import { usePhotos } from './use-photos.ts'

/** The ways to add photos: from the device, from its camera, or dropped here. */
export function ChoosePhotos({ store }: { store: PhotoStore }) {
  const { photos, refused } = usePhotos(store)
  const { over, ...handlers } = useFileDrop(store)
  const { most } = store.limit
  const full = photos.length >= most ? `${most} photos are the most.` : undefined
  const addChosen = (event: ChangeEvent<HTMLInputElement>) => {
    store.add([...(event.target.files ?? [])])
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }
  return (
    <>
      {/* A second way for the mouse; the buttons within do the same. */}
      <div className={over ? `row ${styles.over}` : `row ${styles.place}`} {...handlers}>
        <div className="wrap gap-8">
          <FileButton
            id="choose-photos"
            icon={ImagePlus}
            label="Choose photos"
            multiple
            disabledReason={full}
            onChange={addChosen}
          />
          <span className={styles.camera}>
            <FileButton icon={Camera} label="Take a photo" capture disabledReason={full} onChange={addChosen} />
          </span>
        </div>
        <p className={`quiet ${styles.hint}`}>
          JPEG or PNG, up to {most} photos, 15 MB each.
          <span className={styles.dropHint}> You can also drag them here.</span>
        </p>
      </div>
      <div role="status">{refused.length > 0 && <RefusedFiles refused={refused} />}</div>
    </>
  )
}

/** Adds the files that are dropped on an element with these handlers; `over` while some are dragged above it. */
function useFileDrop(store: PhotoStore) {
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    store.add([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return { over, onDrop, onDragOver, onDragLeave: () => setOver(false) }
}

/** The files that were not added, each with the reason. */
function RefusedFiles({ refused }: Pick<PhotosState, 'refused'>) {
  return (
    <Alert type="error" title={refused.length === 1 ? 'This file was not added' : 'These files were not added'}>
      <ul>
        {refused.map(({ name, error }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes its order
          <li key={at}>
            <strong>{name}</strong>: {error}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

type FileButtonProps = {
  id?: string
  icon: typeof Camera
  label: string
  multiple?: boolean
  capture?: boolean
  disabledReason: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A button that opens the browser's own choice of files. */
function FileButton({ id, icon, label, multiple, capture, disabledReason, onChange }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={onChange}
      />
      <Button id={id} icon={icon} disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
