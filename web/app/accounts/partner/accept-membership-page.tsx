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

/** The page behind the link of an invitation: whoever was invited becomes a member of a partner by a press. */
export default function AcceptMembershipPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const accept = () =>
    run(async () => {
      const reply = await browserApi('acceptMembership', {
        body: { invitation_token: search.get('invitation_token') ?? '' },
      })
      if (!reply.ok) return showFailure(reply)
      storeUser({ ...reply.data, auth_token: storedUser()?.auth_token ?? null })
      alerts.show({ type: 'success', title: 'Welcome', text: 'What you list carries the name of the partner now.' })
      await navigate(addresses.imports)
    })
  return (
    <>
      <h1>Will you list for a partner?</h1>
      <p>
        You were invited to list for one of our partner organisations. If you accept, all your listings carry its name,
        and you can bring a whole list at once from a spreadsheet.
      </p>
      <p>
        <Button busy={busy} busyLabel="One moment…" onClick={accept}>
          Accept
        </Button>
      </p>
    </>
  )
}
