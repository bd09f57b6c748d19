import type { ReactNode, Ref } from 'react'
import styles from './page-head.module.css'

type Props = {
  title: string
  /** Of the title, which takes the focus where what had it is gone. */
  ref?: Ref<HTMLHeadingElement>
  /** A sentence on what the page is for. */
  intro: ReactNode
  /** What one does here first. */
  children: ReactNode
}

/** Begins a page of one's account that holds a list. */
export function PageHead({ title, ref, intro, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.intro}>
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  )
}
