import { TextLink } from './text-link.tsx'
import styles from './text-links.module.css'

/** A row of links. */
export function TextLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={`wrap ${styles.links}`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  )
}
