import type { ReactNode, Ref } from 'react'
import styles from './page-head.module.css'

type Props = {
  title: string
  /** The heading, which takes the focus when the element that had it is removed. */
  ref?: Ref<HTMLHeadingElement>
  /** A sentence on what the page is for. */
  intro: ReactNode
  /** The main action of the page. */
  children?: ReactNode
}

/** The head of an account page that has a list. */
export function PageHead({ title, ref, intro, children }: Props) {
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={`stack measure gap-12 ${styles.intro}`}>
        <h1 ref={ref} tabIndex={-1} className="page-title">
          {title}
        </h1>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  )
}
