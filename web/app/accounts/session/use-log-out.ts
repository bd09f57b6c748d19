import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { loggedOut } from '../logged-out-alert.ts'
import { leaveDevice } from './leave-device.ts'

/** Logs out on this device, whatever the server answers and without waiting for it. (AUTH-11) */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    // The call has taken the token along before the user is cleared.
    browserApi('logOut', {})
    leaveDevice()
    alerts.showOnNextPage(loggedOut)
    navigate(addresses.listings)
  }
}
