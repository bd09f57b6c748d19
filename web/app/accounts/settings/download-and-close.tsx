import { canChangePassword, normalizeEmail, passwordError } from '@reable/contract/accounts/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { leaveDevice } from '../session/leave-device.ts'
import { accountClosed } from '../sign-in/auth-alerts.ts'
import { useOwnUser } from '../use-own-user.ts'
import { saveAsFile } from './save-as-file.ts'
import styles from './settings.module.css'

/** What everybody can do, who is banned too: download their data, and close their account. */
export function DownloadAndClose() {
  const [closing, setClosing] = useState(false)
  return (
    <>
      <div className={`row ${styles.option}`}>
        <p>All that we keep of you, as a file.</p>
        <DownloadMyData />
      </div>
      <div className={`row ${styles.option}`}>
        <p>Close your account for good. Your listings go with it.</p>
        <Button variant="danger" onClick={() => setClosing(true)}>
          Close my account
        </Button>
      </div>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </>
  )
}

/** The button that saves all that is stored of a person as a file. */
function DownloadMyData() {
  const { busy, run } = useBusy()
  const download = async () => {
    const reply = await run(() => browserApi('downloadMyData', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    saveAsFile('my-data.json', JSON.stringify(reply.data, null, 2), 'application/json')
    alerts.show({ type: 'success', title: 'Your data is in the file my-data.json.' })
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Collecting…" onClick={download}>
      Download my data
    </Button>
  )
}

type Proof = { current_password?: string; email?: string }

export const closeByPasswordRules: Rules<{ current_password: string }> = { current_password: passwordError }

export const closeByEmailRules = (own: string): Rules<{ email: string }> => ({
  email: (typed) => (normalizeEmail(typed) === normalizeEmail(own) ? undefined : `Type ${own} to close this account`),
})

/** Asks for confirmation: the password, or the typed address of a person who has no password. */
function CloseAccount({ onClose }: { onClose: () => void }) {
  const user = useOwnUser()
  const close = useCloseAccount()
  return (
    <Dialog title="Close your account?" onClose={onClose}>
      <div className="stack gap-fields">
        <p>
          All that is yours is deleted: your listings with their pictures, and your notifications. This cannot be
          undone.
        </p>
        {canChangePassword(user) ? (
          <Form rules={closeByPasswordRules} send={close} label="Close your account">
            <PasswordField name="current_password" label="Your password" autoComplete="current-password" />
            <CloseButton />
          </Form>
        ) : (
          <Form rules={closeByEmailRules(user.email)} send={close} label="Close your account">
            <TextField name="email" label="Your e-mail address" hint={`Type ${user.email}`} type="email" />
            <CloseButton />
          </Form>
        )}
      </div>
    </Dialog>
  )
}

const CloseButton = () => (
  <Submit variant="dangerAnswer" busyLabel="Closing…">
    Close my account
  </Submit>
)

function useCloseAccount() {
  const navigate = useNavigate()
  return async (proof: Proof) => {
    const reply = await browserApi('closeAccount', { body: { user: proof } })
    if (!reply.ok) return reply
    leaveDevice()
    alerts.showOnNextPage(accountClosed)
    navigate(addresses.listings)
  }
}
