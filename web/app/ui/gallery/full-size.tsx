import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './full-size.module.css'
import type { Picture } from './picture.ts'
import { Zoomable } from './zoomable.tsx'

export type FullSizeProps = {
  pictures: readonly Picture[]
  current: number
  step?: (by: 1 | -1) => void
  onClose: () => void
}

/** The current picture over the whole window. Closing it restores the focus. */
export function FullSize({ pictures, current, step, onClose }: FullSizeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const picture = pictures[current]
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title} aria-live="polite">
          Photo {current + 1} of {pictures.length}
        </h2>
        <Button variant="quiet" size="small" icon={X} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      {picture && <Zoomable key={picture.large} picture={picture} />}
      {step && (
        <div className={styles.foot}>
          <Button variant="quiet" icon={ChevronLeft} onClick={() => step(-1)}>
            Previous
          </Button>
          <Button variant="quiet" onward={ChevronRight} onClick={() => step(1)}>
            Next
          </Button>
        </div>
      )}
    </dialog>
  )
}
