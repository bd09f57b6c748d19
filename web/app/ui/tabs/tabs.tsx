import type { MouseEvent } from 'react'
import { isPlainPress } from '../link/is-plain-press.ts'
import styles from './tabs.module.css'

type Props = {
  label: string
  /** Links within the page, or buttons where the page keeps its address. */
  tabs: {
    word: string
    count?: number | undefined
    href?: string | undefined
    current: boolean
    onChoose: () => void
  }[]
}

/** Ways to choose one of a few parts, joined to what stands below; they wrap, never scroll. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ word, count, href, current, onChoose }) => {
          const attributes = { className: styles.tab, 'aria-current': current || undefined }
          const content = (
            <>
              {word}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </>
          )
          return (
            <li key={word}>
              {href ? (
                <a href={href} onClick={(event) => chooseOnPlainPress(event, onChoose)} {...attributes}>
                  {content}
                </a>
              ) : (
                <button type="button" onClick={onChoose} {...attributes}>
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A plain press stays in the page; with a key held, the browser does what it does with links. */
function chooseOnPlainPress(event: MouseEvent, choose: () => void) {
  if (!isPlainPress(event)) return
  event.preventDefault()
  choose()
}
