import type { ReactNode } from 'react'
import styles from './plain-page.module.css'

type Props = {
  title: string
  /** What the page is for. */
  about: string
  children: ReactNode
}

/** A page that is not written by volunteers: its title, what it is for, its parts. */
export function PlainPage({ title, about, children }: Props) {
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      {children}
    </article>
  )
}
