import { type ReactNode, useEffect, useRef } from 'react'
import { WholeWords } from '../../ui/whole-words/whole-words.tsx'
import styles from './by-link.module.css'

type Props = {
  title: string
  /** Took the place of a form or of a wait: takes the focus, so that it is heard. */
  isNews?: boolean
  children: ReactNode
}

/** A narrow page with one matter. */
export function PageOfLink({ title, isNews = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={isNews ? -1 : undefined}>
        <WholeWords text={title} />
      </h1>
      {children}
    </div>
  )
}

/** The ways on, one after another. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
