import FileUp from 'lucide-react/icons/file-up'
import FolderUp from 'lucide-react/icons/folder-up'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from '../listings/photos/choose-photos.module.css'
import { Button } from '../ui/button/button.tsx'
import { type ChosenFile, filesOfDrop, filesOfInput } from './chosen-files.ts'
import own from './imports.module.css'

type Props = {
  onFiles: (files: ChosenFile[]) => void
  /** What can be chosen. */
  children: ReactNode
}

/** The ways to bring files: chosen one by one, as a folder, or dropped here. */
export function ChooseFiles({ onFiles, children }: Props) {
  const { over, ...handlers } = useDrop(onFiles)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = filesOfInput(event.target.files)
    // The same files may be chosen again after they were mended.
    event.target.value = ''
    if (files.length) onFiles(files)
  }
  return (
    // A second way for the mouse; the buttons within do the same.
    <div className={over ? `row ${styles.over}` : `row ${styles.place}`} {...handlers}>
      <div className="wrap gap-8">
        <FileButton icon={FileUp} label="Choose files" onChange={choose} />
        <span className={own.folder}>
          <FileButton icon={FolderUp} label="Choose a folder" folder onChange={choose} />
        </span>
      </div>
      <p className={`quiet ${styles.hint}`}>
        {children}
        <span className={styles.dropHint}> You can also drag them here, or the folder that they are in.</span>
      </p>
    </div>
  )
}

function useDrop(onFiles: Props['onFiles']) {
  const [over, setOver] = useState(false)
  const onDrop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = await filesOfDrop(event.dataTransfer)
    if (files.length) onFiles(files)
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return { over, onDrop, onDragOver, onDragLeave: () => setOver(false) }
}

type FileButtonProps = {
  icon: typeof FileUp
  label: string
  folder?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A button that opens the browser's own choice of files, or of a folder. */
function FileButton({ icon, label, folder = false, onChange }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const kind = folder ? { webkitdirectory: '' } : { accept: '.csv,.tsv,.xlsx,.ods,image/jpeg,image/png' }
  return (
    <>
      <input ref={input} type="file" hidden multiple aria-label={label} onChange={onChange} {...kind} />
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
