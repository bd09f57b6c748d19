import { Navigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'

/** Where reports and messages waited before there was one queue: mails lead here. Rendered for volunteers alone. */
export default function MovedPage() {
  return <Navigate to={addresses.cases} replace />
}
