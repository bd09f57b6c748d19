import { Link } from '../../ui/link/link.tsx'
import { lastChangeText } from '../last-change-text.ts'
import type { CardToWrite } from './load-recalls.ts'
import { recallCardAddress } from './recall-addresses.ts'
import styles from './recall-form.module.css'

/** The versions of a card: an older one opens in the form, and is saved as a new one. */
export function RecallVersions({ toWrite: { card, versions } }: { toWrite: CardToWrite }) {
  const older = versions.filter(({ version }) => version !== card?.version)
  if (!card || !older.length) return null
  return (
    <section className={styles.versions}>
      <h2>Earlier versions</h2>
      <ul>
        {older.map((version) => (
          <li key={version.version}>
            {lastChangeText(version)}{' '}
            <Link to={`${recallCardAddress(card.id)}?version=${version.version}`}>
              Take version {version.version} up again
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
