import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { privateHeaders } from './private-headers.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Choose a new password')

/** The page behind the link of a reset mail. Without the link's token there is no form. (AUTH-16) */
export default function NewPasswordPage() {
  const token = useLinkParam('reset_password_token')
  if (token === undefined) return <Waiting title="Choose a new password" />
  return <LinkPage title="Choose a new password">{token ? <NewPasswordForm token={token} /> : <NoToken />}</LinkPage>
}

function NoToken() {
  return (
    <>
      <p>This page needs the link from our e-mail. Open that link again, or ask for a new one.</p>
      <Actions>
        <Button variant="next" to={addresses.reset}>
          Ask for a new link
        </Button>
      </Actions>
    </>
  )
}
