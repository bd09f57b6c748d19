import { useUser } from '../accounts/user-store.ts'
import { addresses } from '../shell/addresses.ts'
import { Link } from '../ui/link/link.tsx'

/** The link to the console, in the menu of volunteers alone; never in the server's HTML. */
export function ConsoleLink() {
  if (!useUser()?.volunteer) return null
  return (
    <li>
      <Link to={addresses.console}>Volunteers’ Room</Link>
    </li>
  )
}
