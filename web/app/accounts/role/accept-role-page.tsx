import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { storedUser, storeUser } from '../user-store.ts'

export const meta = () => privateMeta('Invitation')

/** The page behind the link of an invitation: whoever was invited takes the role by a press. */
export default function AcceptRolePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const accept = () =>
    run(async () => {
      const reply = await browserApi('acceptInvitation', {
        body: { invitation_token: search.get('invitation_token') ?? '' },
      })
      if (!reply.ok) return showFailure(reply)
      storeUser({ ...reply.data, auth_token: storedUser()?.auth_token ?? null })
      alerts.show({ type: 'success', title: 'Welcome', text: 'You find the volunteers’ room in your menu.' })
      await navigate(addresses.volunteers)
    })
  return (
    <>
      <h1>Will you help us?</h1>
      <p>
        You were invited to help run the place. If you accept, you find the volunteers’ room in your menu, with a page
        that says what your role is for.
      </p>
      <p>
        <Button busy={busy} busyLabel="One moment…" onClick={accept}>
          Accept
        </Button>
      </p>
    </>
  )
}
