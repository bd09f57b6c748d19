import type { DocumentKind } from '@reable/contract/versions/rules'
import { Link } from '../../ui/link/link.tsx'
import { versionsAddress } from './room-addresses.ts'

/** The way to what something said before. */
export const VersionsLink = ({ kind, id, name }: { kind: DocumentKind; id: number | string; name: string }) => (
  <Link to={versionsAddress(kind, id)} className="target">
    Versions<span className="visually-hidden"> of {name}</span>
  </Link>
)
