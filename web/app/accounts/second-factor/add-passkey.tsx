import { passkeyNameError } from '@reable/contract/accounts/factor-rules'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import settings from '../settings/settings.module.css'
import { type Proof, ReauthenticatedForm } from './reauthenticated-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { closeDialogOf } from './set-up-totp.tsx'

export const passkeyRules: Rules<{ name: string }> = { name: passkeyNameError }

/** The browser's dialog was closed, or this device can make none. */
const notMade = {
  failure: {
    code: 'invalid',
    error: 'No passkey was made. Please try again, or set up six-digit codes instead.',
    flow_id: '',
  },
  status: 422,
  ok: false,
} as const

/** Undefined where the browser's dialog was closed. */
const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  startRegistration({ optionsJSON }).catch(() => undefined)

type Props = { onChanged: () => void; onClose: () => void }

/** Adds a passkey: the password, its name, the browser's own dialog, and the recovery codes of who has none. */
export function AddPasskey({ onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [options, setOptions] = useState<PublicKeyCredentialCreationOptionsJSON>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = async (user: Proof) => {
    const reply = await browserApi('beginPasskey', { body: { user } })
    if (!reply.ok) return reply
    setOptions(reply.data.options as unknown as PublicKeyCredentialCreationOptionsJSON)
    return undefined
  }
  const add = async ({ name }: { name: string }) => {
    const passkey = options && (await makePasskey(options))
    if (!passkey) return notMade
    const reply = await browserApi('addPasskey', { body: { name, passkey: { ...passkey } } })
    if (!reply.ok) return reply
    onChanged()
    if (reply.data.recovery_codes) setCodes(reply.data.recovery_codes)
    else closeDialogOf(content)
    return undefined
  }
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <div ref={content} className={settings.inDialog}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => closeDialogOf(content)} />
        ) : options ? (
          <Form rules={passkeyRules} send={add} label="Add a passkey">
            <TextField name="name" label="A name for it" hint="So that you know it again, such as My phone" />
            <Submit busyLabel="Waiting for your device…">Make the passkey</Submit>
          </Form>
        ) : (
          <ReauthenticatedForm send={begin} label="Add a passkey">
            <p>Your phone or computer makes it, and asks for your fingerprint, your face or its PIN.</p>
            <Submit busyLabel="Checking…">Go on</Submit>
          </ReauthenticatedForm>
        )}
      </div>
    </Dialog>
  )
}
