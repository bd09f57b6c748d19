import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { focusOnHeading } from '../focus-on.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** A sentence or two with their answers: as high as that, on a phone too. */
  short?: boolean
  /** Below the content, always in view. `close` ends the dialog as Escape does. */
  foot?: (close: () => void) => ReactNode
  /** Once it is closed; the focus is back where it was by then. */
  onClose: () => void
  children: ReactNode
}

/** A window before the page, the browser's own; the whole screen where that is narrow. Opens when it is rendered. */
export function Dialog({ title, short, foot, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const ended = useRef(false)
  // The browser tells of the end a moment later; who acts within that moment meets the page as it is by then.
  const end = () => {
    if (ended.current) return
    ended.current = true
    restoreFocusToPage(dialog.current)
    onClose()
  }
  const close = () => {
    dialog.current?.close()
    end()
  }
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    close()
  }
  useOpenWhileMounted(dialog)
  return (
    <dialog
      ref={dialog}
      className={short ? styles.short : styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={end}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button variant="plain" size="small" icon={X} onClick={close}>
          Close
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
      {foot && <div className={styles.foot}>{foot(close)}</div>}
    </dialog>
  )
}

/** Opens the dialog once it is rendered. Closes it when it is removed while open, so that the browser restores the focus. */
function useOpenWhileMounted(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [dialog])
}

/** A dialog that the page opened by itself has nowhere to give the focus back to: a moment longer it is inside. */
function restoreFocusToPage(closed: HTMLElement | null): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (main && (activeElement === document.body || closed?.contains(activeElement))) focusOnHeading(main)
}
