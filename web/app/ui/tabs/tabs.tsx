import type { MouseEvent } from 'react'
import { isPlainPress } from '../link/is-plain-press.ts'
import styles from './tabs.module.css'

type TabProps = {
  label: string
  count?: number | undefined
  /** With an address the tab is a link within the page; without one it is a button, and the page's address stays. */
  href?: string | undefined
  current: boolean
  onChoose: () => void
}

type Props = { label: string; tabs: TabProps[] }

/** Tabs above a panel; they wrap on narrow screens and never scroll. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={`wrap gap-4 ${styles.tabs}`}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Tab {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({ label, count, href, current, onChoose }: TabProps) {
  const attributes = { className: styles.tab, 'aria-current': current || undefined }
  const content = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  return href ? (
    <a href={href} onClick={(event) => chooseOnPlainPress(event, onChoose)} {...attributes}>
      {content}
    </a>
  ) : (
    <button type="button" onClick={onChoose} {...attributes}>
      {content}
    </button>
  )
}

/** Handles a plain press within the page; with a modifier key the browser follows the link itself. */
function chooseOnPlainPress(event: MouseEvent, choose: () => void) {
  if (!isPlainPress(event)) return
  event.preventDefault()
  choose()
}
