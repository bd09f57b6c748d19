import { type MouseEvent, type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import styles from './contents.module.css'

/** A part of the page; `id` is the id of its section or of its heading. */
export type Part = { id: string; label: string }

type Props = {
  /** The title of the list. */
  title?: string
  parts: readonly Part[]
  /** A long list is folded where there is no space beside the page. */
  long?: boolean
  children: ReactNode
}

/** A page with a table of contents: a column beside it that stays in view, or a list before it where there is no space. */
export function WithContents({ title = 'On this page', parts, long = false, children }: Props) {
  if (parts.length < 2) return children
  return (
    <div className={`stack gap-32 ${styles.sides}`}>
      {long && (
        <nav aria-label={title} className={`panel ${styles.folded}`}>
          <Disclosure title={title}>
            <Links parts={parts} />
          </Disclosure>
        </nav>
      )}
      <Column title={title} parts={parts} className={long ? styles.beside : ''} />
      <div className={`stack gap-32 ${styles.parts}`}>{children}</div>
    </div>
  )
}

function Column({ title, parts, className }: { title: string; parts: readonly Part[]; className: string | undefined }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={`panel ${styles.column} ${className}`}>
      <p id={id} className="bold">
        {title}
      </p>
      <Links parts={parts} />
    </nav>
  )
}

function Links({ parts }: { parts: readonly Part[] }) {
  const { pathname } = useLocation()
  return (
    <ul className={styles.links}>
      {parts.map(({ id, label }) => (
        <li key={id}>
          <TextLink to={`${pathname}#${id}`} onClick={(event) => focusHeading(event, id)}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus to a part's heading, so that the keyboard continues there; the browser scrolls by the link's address. */
function focusHeading(event: MouseEvent, id: string) {
  if (!isPlainPress(event)) return
  const target = document.getElementById(id)
  const heading = target?.matches('h2, h3') ? target : target?.querySelector<HTMLElement>('h2, h3')
  focusOn(heading)
}
