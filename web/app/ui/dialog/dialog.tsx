import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { focusOn, focusOnHeading } from '../focus-on.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** For a sentence or two with their buttons: the dialog is only as high as its content, on a phone too. */
  short?: boolean
  /** What has the focus first: the heading, from which one reads on, or where nothing is to be read before it the first field. */
  first?: 'heading' | 'field'
  /** For content with lines of its own from edge to edge. */
  toTheEdges?: boolean
  /** The part below the content that is always in view. `close` closes the dialog as Escape does. */
  foot?: (close: () => void) => ReactNode
  /** Called once the dialog is closed and the focus is restored. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, the browser's own; on a narrow screen it fills the screen. It opens when it is rendered. */
export function Dialog({ title, short, first = 'heading', toTheEdges, foot, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isClosed = useRef(false)
  // The browser's close event comes a moment later; `onClose` runs at once, so that nobody acts on an outdated page meanwhile.
  const end = () => {
    if (isClosed.current) return
    isClosed.current = true
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
  useOpenWhileMounted(dialog, first)
  return (
    <dialog
      ref={dialog}
      className={short ? styles.short : styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={end}
    >
      <div className={`row ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        <Button variant="plain" size="small" icon={X} onClick={close}>
          Close
        </Button>
      </div>
      <div className={toTheEdges ? styles.toTheEdges : styles.content}>{children}</div>
      {foot && <div className={`row ${styles.foot}`}>{foot(close)}</div>}
    </dialog>
  )
}

/** Opens the dialog once it is rendered. Closes it when it is removed while open, so that the browser restores the focus. */
function useOpenWhileMounted(dialog: RefObject<HTMLDialogElement | null>, first: 'heading' | 'field'): void {
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // The browser focuses Close, the first that can have the focus.
    focusOn(dialog.current.querySelector(first === 'field' ? 'input, select, textarea' : 'h2'))
  }, [dialog, first])
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [dialog])
}

/** After a dialog that no control opened, there is no element to restore the focus to: then the page's heading takes it. */
function restoreFocusToPage(closed: HTMLElement | null): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (main && (activeElement === document.body || closed?.contains(activeElement))) focusOnHeading(main)
}
