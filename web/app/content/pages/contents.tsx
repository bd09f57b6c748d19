import { type MouseEvent, type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import styles from './contents.module.css'

/** A part of the page: `id` is that of its section or of its heading. */
export type Part = { id: string; label: string }

type Props = {
  /** What the list is called. */
  title?: string
  parts: readonly Part[]
  /** Where there is no room beside it, a long list is folded. */
  long?: boolean
  children: ReactNode
}

/** What is told in parts, with the way to each: a column beside them that stays in sight, or a list before them where there is no room. */
export function WithContents({ title = 'On this page', parts, long = false, children }: Props) {
  if (parts.length < 2) return children
  return (
    <div className={styles.sides}>
      {long && (
        <nav aria-label={title} className={styles.folded}>
          <Disclosure title={title}>
            <Links parts={parts} />
          </Disclosure>
        </nav>
      )}
      <Column title={title} parts={parts} className={long ? styles.beside : ''} />
      <div className={styles.parts}>{children}</div>
    </div>
  )
}

function Column({ title, parts, className }: { title: string; parts: readonly Part[]; className: string | undefined }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={`${styles.column} ${className}`}>
      <p id={id} className={styles.title}>
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

/** Who goes to a part goes on from there by keyboard, too: the focus goes to its heading, the page comes along by its address. */
function focusHeading(event: MouseEvent, id: string) {
  if (!isPlainPress(event)) return
  const target = document.getElementById(id)
  const heading = target?.matches('h2, h3') ? target : target?.querySelector<HTMLElement>('h2, h3')
  focusOn(heading)
}
