import { type ReactNode, useEffect, useRef } from 'react'
import { WholeWords } from '../../ui/whole-words/whole-words.tsx'
import styles from './by-link.module.css'

type Props = {
  title: string
  /** Moves the focus to the heading when this replaces a form or a waiting page, so that screen readers announce it. */
  takesFocus?: boolean
  children: ReactNode
}

/** A narrow page about one thing. */
export function LinkPage({ title, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={`stack gap-fields ${styles.page}`}>
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined} className="page-title">
        <WholeWords text={title} />
      </h1>
      {children}
    </div>
  )
}

/** Links and buttons that lead on, one below another. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={`row ${styles.actions}`}>{children}</div>
)
