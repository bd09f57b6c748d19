import type { DocumentKind } from '@reable/contract/versions/rules'
import { Link } from '../../ui/link/link.tsx'
import { versionsAddress } from './room-addresses.ts'

type Props = { kind: DocumentKind; removed: readonly { id: number; name: string }[] }

/** What was removed, each with its versions, by which it is brought back. */
export function RemovedList({ kind, removed }: Props) {
  if (!removed.length) return null
  return (
    <section aria-labelledby="removed" className="stack gap-12">
      <h2 id="removed">Removed</h2>
      <ul className="wide-tiles gap-12">
        {removed.map(({ id, name }) => (
          <li key={id} className="slim-card">
            <Link to={versionsAddress(kind, id)} className="target">
              {name}: versions
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
