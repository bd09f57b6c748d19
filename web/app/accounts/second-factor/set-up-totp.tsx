import { type RefObject, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { CodeField, codeRules } from './code-forms.tsx'
import { type Proof, ReauthenticatedForm } from './reauthenticated-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

type Begun = { secret: string; address: string; setup: string }
type Props = { onChanged: () => void; onClose: () => void }

export const closeDialogOf = (content: RefObject<HTMLElement | null>) => content.current?.closest('dialog')?.close()

/** Sets six-digit codes up: the password, the secret for an app, one right code, and the recovery codes of who has none. */
export function SetUpTotp({ onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = async (user: Proof) => {
    const reply = await browserApi('beginTotp', { body: { user } })
    if (!reply.ok) return reply
    setBegun(reply.data)
    return undefined
  }
  const confirm = async ({ code }: { code: string }) => {
    const reply = await browserApi('confirmTotp', { body: { setup: begun?.setup ?? '', code } })
    if (!reply.ok) return reply
    onChanged()
    if (reply.data.recovery_codes) setCodes(reply.data.recovery_codes)
    else closeDialogOf(content)
    return undefined
  }
  return (
    <Dialog title="Six-digit codes" onClose={onClose}>
      <div ref={content} className="stack gap-fields">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => closeDialogOf(content)} />
        ) : begun ? (
          <Form rules={codeRules} send={confirm} label="Six-digit codes">
            <Secret {...begun} />
            <CodeField />
            <Submit busyLabel="Checking…">Set it up</Submit>
          </Form>
        ) : (
          <ReauthenticatedForm send={begin} label="Six-digit codes">
            <p>You need an app that shows such codes, on your phone or computer. Other devices are logged out.</p>
            <Submit busyLabel="Checking…">Go on</Submit>
          </ReauthenticatedForm>
        )}
      </div>
    </Dialog>
  )
}

/** The secret for an app: a QR code for its camera, and the same as a key to type. */
function Secret({ secret, address }: Begun) {
  const groups = secret.match(/.{1,4}/g)?.join(' ')
  return (
    <>
      <p>Scan this with your app, or type the key into it. Then type the code that it shows.</p>
      <QrCode text={address} className={styles.qr} />
      <p>
        Key: <strong className="code">{groups}</strong>
      </p>
    </>
  )
}
