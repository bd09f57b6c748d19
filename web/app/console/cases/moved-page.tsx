import { Navigate, useLocation } from 'react-router'
import { addresses } from '../../shell/addresses.ts'

/** Where reports and messages waited and were decided before there was one queue: mails and bookmarks lead here. Rendered for volunteers alone. */
export default function MovedPage() {
  const { pathname, search } = useLocation()
  const isDecided = pathname.endsWith('/decided')
  return <Navigate to={isDecided ? `${addresses.decidedCases}${search}` : addresses.cases} replace />
}
