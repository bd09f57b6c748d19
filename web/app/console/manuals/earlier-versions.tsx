import { Link } from '../../ui/link/link.tsx'
import { lastChangeText } from '../last-change-text.ts'

type Version = { version: number; changed_at_utc: string; changed_by: string | null }
type Props = { versions: readonly Version[]; address: string }

/** The versions before the newest: one opens in the form at `address`, and is saved as a new one. */
export function EarlierVersions({ versions: [, ...older], address }: Props) {
  if (!older.length) return null
  return (
    <section className="stack gap-12">
      <h2>Earlier versions</h2>
      <ul>
        {older.map((one) => (
          <li key={one.version}>
            {lastChangeText(one)}{' '}
            <Link to={`${address}?version=${one.version}`}>Take version {one.version} up again</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
