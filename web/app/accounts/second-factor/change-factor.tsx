import type { Answer } from '@reable/contract/client'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import settings from '../settings/settings.module.css'
import { type Proof, ReauthenticatedForm } from './reauthenticated-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { closeDialogOf } from './set-up-totp.tsx'

export type Passkey = Answer<'getSecondFactor'>['passkeys'][number]

/** What is asked before it is done. */
export type FactorChange = { kind: 'totp' } | { kind: 'passkey'; passkey: Passkey } | { kind: 'codes' }

const titles = {
  totp: 'Remove the six-digit codes?',
  passkey: 'Remove this passkey?',
  codes: 'Make new recovery codes?',
}

const sentences = {
  totp: 'Your account then no longer asks for a code from your app. If it is your only second step, your recovery codes end, too.',
  passkey: 'It then opens your account no longer. If it is your only second step, your recovery codes end, too.',
  codes: 'The codes that you have now no longer work then.',
}

type Props = { change: FactorChange; onChanged: () => void; onClose: () => void }

/** Removes a factor, or makes new recovery codes, once the password was typed. */
export function ChangeFactor({ change, onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const send = async (user: Proof) => {
    const reply = await sendChange(change, user)
    if (!reply.ok) return reply
    onChanged()
    if (reply.data) setCodes(reply.data.recovery_codes)
    else closeDialogOf(content)
    return undefined
  }
  return (
    <Dialog title={titles[change.kind]} onClose={onClose}>
      <div ref={content} className={settings.inDialog}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => closeDialogOf(content)} />
        ) : (
          <ReauthenticatedForm send={send} label={titles[change.kind]}>
            <p>{sentences[change.kind]}</p>
            {change.kind === 'codes' ? (
              <Submit busyLabel="Making them…">Make new codes</Submit>
            ) : (
              <Submit variant="dangerAnswer" busyLabel="Removing…">
                Remove it
              </Submit>
            )}
          </ReauthenticatedForm>
        )}
      </div>
    </Dialog>
  )
}

function sendChange(change: FactorChange, user: Proof) {
  if (change.kind === 'codes') return browserApi('renewRecoveryCodes', { body: { user } })
  if (change.kind === 'totp') return browserApi('removeTotp', { body: { user } })
  return browserApi('removePasskey', { params: { id: String(change.passkey.id) }, body: { user } })
}
