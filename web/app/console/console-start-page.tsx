import { Navigate } from 'react-router'
import { addresses } from '../shell/addresses.ts'

/** The console's own address leads to its first page. Rendered for volunteers alone: nobody else is redirected. */
export default function ConsoleStartPage() {
  return <Navigate to={addresses.cases} replace />
}
