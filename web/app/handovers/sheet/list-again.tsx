import type { Answer } from '@reable/contract/client'
import { useNavigate } from 'react-router'
import { returning } from '../../accounts/returning.ts'
import { openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import type { Draft } from '../../listings/wizard/draft/draft.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { loadCode } from '../../shell/load-code.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { filledIn, handoverFailed } from '../handover-alerts.ts'

/** Opens the form of a new listing with all that is known of this thing. Whoever is not signed in logs in first. */
export function ListAgain({ token }: { token: string }) {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const begin = async (personId: number) => {
    const reply = await browserApi('listAgain', { body: { token } })
    if (!reply.ok) return alerts.show(handoverFailed(reply))
    const { beginDraft } = await loadCode(() => import('../../listings/wizard/draft/begin-draft.ts'))
    const path = beginDraft(personId, draftOf(reply.data))
    alerts.showOnNextPage(filledIn)
    await navigate(path, { state: returning })
  }
  const press = () => {
    const user = storedUser()
    if (user) run(() => begin(user.user_id))
    else openSignIn({ onSignedIn: press })
  }
  return (
    <Button busy={busy} busyLabel="Filling it in…" className="needs-script" onClick={press}>
      List it again
    </Button>
  )
}

/** The photos and how it is today are theirs to add. */
const draftOf = ({ equipment_type: type, title, properties }: Answer<'listAgain'>): Partial<Draft> => ({
  ...{ type, title, properties },
  step: 1,
})
