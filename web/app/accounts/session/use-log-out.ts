import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { forgetDrafts } from '../../listings/wizard/draft-shelf.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { loggedOut } from '../auth-alerts.ts'
import { clearUser, storedUser } from '../user-store.ts'

/** Logs out on this device, whatever the server answers and without waiting for it. (AUTH-11) */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    // The call has taken the token along before the user is cleared.
    browserApi('logOut', {})
    forgetDrafts(storedUser()?.user_id)
    clearUser()
    alerts.showOnNextPage(loggedOut)
    navigate(addresses.listings)
  }
}
