import type { DocumentKind } from '@reable/contract/versions/rules'
import { Navigate } from 'react-router'
import type { Route } from './+types/moved-versions-page'
import { versionsAddress } from './room-addresses.ts'

/** Leads from the address that the versions of a page or list had to the one that they have. */
export default function MovedVersionsPage({ params: { kind, name } }: Route.ComponentProps) {
  return <Navigate to={versionsAddress(kind as DocumentKind, name)} replace />
}
