import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'
import styles from './accordion.module.css'

type Props = {
  items: readonly { title: string; content: ReactNode }[]
  /** The heading level of the titles. */
  level: 2 | 3 | 4
  /** The id that links lead to. It is inside the first item, which the browser opens to show it. */
  anchor?: string | undefined
  openFirst?: boolean
}

/** A list of parts that open and close one by one; several may be open. */
export function Accordion({ items, level, anchor, openFirst = false }: Props) {
  return (
    <ul className={`panel ${styles.accordion}`}>
      {items.map(({ title, content }, at) => (
        <li key={title}>
          <Disclosure title={title} level={level} open={openFirst && at === 0}>
            {at === 0 && anchor && <span id={anchor} className={styles.anchor} />}
            {content}
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}
