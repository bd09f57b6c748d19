import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { emailUndone } from '../sign-in/auth-alerts.ts'
import { clearUser } from '../user-store.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { privateHeaders } from './private-headers.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

const title = 'Undo a change of address'

export const meta = () => privateMeta(title)

const rules: Rules<Record<never, string>> = {}

/** The page behind the link mailed to an old address: a button stops or reverts the change of address. */
export default function UndoEmailPage() {
  const token = useLinkParam('undo_token')
  const { undo, undone } = useUndoing(token ?? '')
  if (token === undefined) return <Waiting title={title} />
  if (undone) return <LogInAgain email={undone} />
  return (
    <LinkPage title={title}>
      <p>
        Somebody asked for another e-mail address for your account, and it was not you? Then press the button. Your
        account has the address again to which we sent the link, and every phone and computer is logged out.
      </p>
      <p>Whoever it was may know your password, so it is good no longer. You choose a new one next.</p>
      <Form rules={rules} send={undo} label={title}>
        <Submit busyLabel="Undoing…">It was not me</Submit>
      </Form>
      <p>It was you? Just close this page.</p>
    </LinkPage>
  )
}

function useUndoing(token: string) {
  const navigate = useNavigate()
  const [undone, setUndone] = useState<string>()
  const undo = async () => {
    const reply = await browserApi('undoEmailChange', { body: { user: { undo_token: token } } })
    if (!reply.ok) return reply
    // The server has ended all sessions of that account.
    clearUser()
    const { email, reset_password_token } = reply.data
    if (reset_password_token === null) setUndone(email)
    else {
      alerts.showOnNextPage(emailUndone(email))
      await navigate('/password/new', { replace: true, state: { brought: { reset_password_token } } })
    }
  }
  return { undo, undone }
}

/** People without a password of ours log in as always. */
function LogInAgain({ email }: { email: string }) {
  return (
    <LinkPage key="undone" title="Your account has its address again" takesFocus>
      <p>
        It is <strong className="code">{email}</strong>. Every phone and computer is logged out. Log in again as always.
      </p>
      <Actions>
        <Button variant="next" to={addresses.signIn}>
          Log In
        </Button>
      </Actions>
    </LinkPage>
  )
}
