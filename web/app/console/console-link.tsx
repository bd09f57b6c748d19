import { useUser } from '../accounts/user-store.ts'
import { addresses } from '../shell/addresses.ts'
import { Link } from '../ui/link/link.tsx'

/** The way to the volunteers' room, in the menu of a volunteer alone; never in the server's HTML. */
export function ConsoleLink() {
  if (!useUser()?.volunteer) return null
  return (
    <li>
      <Link to={addresses.console}>Volunteers’ Room</Link>
    </li>
  )
}
