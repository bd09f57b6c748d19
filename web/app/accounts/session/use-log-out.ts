import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { focusOnHeading } from '../../ui/focus-on.ts'
import { loggedOut } from '../logged-out-alert.ts'
import { leaveDevice } from './leave-device.ts'

/** Logs out on this device, whatever the server answers and without waiting for it. (AUTH-11) */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return async () => {
    // The call has read the token before the user is cleared.
    browserApi('logOut', {})
    leaveDevice()
    alerts.showOnNextPage(loggedOut)
    await navigate(addresses.listings)
    // Nobody navigates to the page that they are on, and the button that had the focus is removed.
    const main = document.querySelector('main')
    if (main && document.activeElement === document.body) focusOnHeading(main)
  }
}
