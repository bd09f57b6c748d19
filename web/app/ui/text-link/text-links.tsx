import { TextLink } from './text-link.tsx'
import styles from './text-links.module.css'

/** A row of ways on. */
export function TextLinks({ links }: { links: readonly { word: string; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ word, to }) => (
        <li key={to}>
          <TextLink to={to}>{word}</TextLink>
        </li>
      ))}
    </ul>
  )
}
