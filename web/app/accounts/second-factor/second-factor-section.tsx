import { passkeyNameError } from '@reable/contract/accounts/factor-rules'
import type { Answer, Reply } from '@reable/contract/client'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { Section } from '../settings/section.tsx'
import settings from '../settings/settings.module.css'
import { type Proof, ReauthenticatedForm } from './reauthenticated-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { closeDialogOf, SetUpTotp } from './set-up-totp.tsx'

type Passkey = Answer<'getSecondFactor'>['passkeys'][number]

/** What is asked before it is done. */
type FactorChange = { kind: 'totp' } | { kind: 'passkey'; passkey: Passkey } | { kind: 'codes' }

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

type ChangeFactorProps = { change: FactorChange; onChanged: () => void; onClose: () => void }

/** Removes a factor, or makes new recovery codes, once the password was typed. */
function ChangeFactor({ change, onChanged, onClose }: ChangeFactorProps) {
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
      <div ref={content} className="stack gap-fields">
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

type Factors = Answer<'getSecondFactor'>
type Opened = 'totp' | 'passkey' | FactorChange

/** The second step at log-in: six-digit codes, passkeys and recovery codes. */
export function SecondFactorSection({ initial }: { initial: Reply<'getSecondFactor'> }) {
  const [factors, setFactors] = useState<Factors | undefined>(initial.ok ? initial.data : undefined)
  const [error, setError] = useState(initial.ok ? undefined : initial.failure.error)
  const [opened, setOpened] = useState<Opened>()
  const load = () => {
    browserApi('getSecondFactor', {}).then((reply) =>
      reply.ok ? setFactors(reply.data) : setError(reply.failure.error),
    )
  }
  const dialog = { onChanged: load, onClose: () => setOpened(undefined) }
  return (
    <Section title="Second step at log-in">
      <p>
        With a second step a password alone opens your account to nobody.
        {factors?.required && ' As a volunteer you need one for the volunteers’ room.'}
      </p>
      {error && <p role="alert">{error}</p>}
      {factors && <Options factors={factors} onOpen={setOpened} />}
      {opened === 'totp' && <SetUpTotp {...dialog} />}
      {opened === 'passkey' && <AddPasskey {...dialog} />}
      {typeof opened === 'object' && <ChangeFactor change={opened} {...dialog} />}
    </Section>
  )
}

function Options({ factors, onOpen }: { factors: Factors; onOpen: (opened: Opened) => void }) {
  const { totp, passkeys, recovery_codes_left: left } = factors
  const hasFactor = totp !== null || passkeys.length > 0
  return (
    <div className="stack gap-16">
      <div className={`row ${settings.option}`}>
        <p>
          {totp
            ? `Six-digit codes from an app, set up ${totp}.`
            : 'Six-digit codes from an app on your phone or computer.'}
        </p>
        <Button onClick={() => onOpen('totp')}>{totp ? 'Use another app' : 'Set up codes'}</Button>
        {totp && (
          <Button variant="quiet" onClick={() => onOpen({ kind: 'totp' })}>
            Remove the codes
          </Button>
        )}
      </div>
      {passkeys.map((passkey) => (
        <PasskeyOption key={passkey.id} passkey={passkey} onRemove={() => onOpen({ kind: 'passkey', passkey })} />
      ))}
      <div className={`row ${settings.option}`}>
        <p>A passkey: your fingerprint, your face or the PIN of your device.</p>
        <Button onClick={() => onOpen('passkey')}>Add a passkey</Button>
      </div>
      {hasFactor && (
        <div className={`row ${settings.option}`}>
          <p>{leftText(left)}</p>
          <Button variant="quiet" onClick={() => onOpen({ kind: 'codes' })}>
            Make new recovery codes
          </Button>
        </div>
      )}
    </div>
  )
}

function PasskeyOption({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, added, used } = passkey
  return (
    <div className={`row ${settings.option}`}>
      <p>
        Passkey <strong>{name}</strong>, added {added}
        {used && `, last used ${used}`}.
      </p>
      <Button variant="quiet" onClick={onRemove}>
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}

const leftText = (left: number) =>
  left === 1 ? 'You have 1 recovery code left.' : `You have ${left || 'no'} recovery codes left.`

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
function AddPasskey({ onChanged, onClose }: Props) {
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
      <div ref={content} className="stack gap-fields">
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
