import { type FactorWay, passkeyWrong } from '@reable/contract/accounts/factor-rules'
import type { User } from '@reable/contract/accounts/operations'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useRef, useState } from 'react'
import { apiForSession, browserApi } from '../../api.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CodeForm, RecoveryCodeForm } from './code-forms.tsx'
import { closeFactor, type FactorRequest } from './factor-store.ts'
import type { ProofProps } from './proof-props.ts'

type Props = { user: User | undefined; onProved: (user: User) => void }

/** Proves a second factor: by a passkey, by the code of an app, or by a recovery code. */
function FactorStep({ user, onProved }: Props) {
  const ways = useWays(user)
  const [chosen, setChosen] = useState<FactorWay>()
  if (!ways) return <p role="status">Loading…</p>
  const way = chosen ?? ways[0] ?? 'recovery_code'
  const api = user?.auth_token ? apiForSession({ token: user.auth_token, email: user.email }) : browserApi
  return (
    <>
      <p>
        {user
          ? 'Your account asks for a second step, so that a password alone opens it to nobody.'
          : 'This is an act of weight, so please show once more that it is you. What you typed stays as it is.'}
      </p>
      {way === 'passkey' && <PasskeyButton {...{ api, onProved }} />}
      {way === 'totp' && <CodeForm {...{ api, onProved }} demonstration={isVillager(user)} />}
      {way === 'recovery_code' && <RecoveryCodeForm {...{ api, onProved }} />}
      <div className="wrap gap-12">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setChosen(other)}>
              {wayLabels[other]}
            </Button>
          ))}
      </div>
    </>
  )
}

const wayLabels: Record<FactorWay, string> = {
  passkey: 'Use a passkey',
  totp: 'Use a code from your app',
  recovery_code: 'Use a recovery code',
}

/** The people of the demonstration: nobody real has such an address. */
const isVillager = (user: User | undefined) => user?.email.endsWith('@village.example') === true

/** The ways that a log-in names; of who is signed in the API says them. */
function useWays(user: User | undefined): readonly FactorWay[] | undefined {
  const [ways, setWays] = useState<readonly FactorWay[] | undefined>(user?.factor_asked)
  useEffect(() => {
    if (user) return
    browserApi('getSecondFactor', {}).then((reply) => {
      if (!reply.ok) return setWays(['totp', 'recovery_code'])
      const { totp, passkeys } = reply.data
      setWays([...(passkeys.length ? ['passkey' as const] : []), ...(totp ? ['totp' as const] : []), 'recovery_code'])
    })
  }, [user])
  return ways
}

/** Proves a passkey of the person, by the browser's own dialog. */
function PasskeyButton({ api, onProved }: ProofProps) {
  const { busy, run } = useBusy()
  const [error, setError] = useState<string>()
  const prove = async () => {
    setError(undefined)
    const challenge = await api('challengeFactor', {})
    if (!challenge.ok) return setError(challenge.failure.error)
    const optionsJSON = challenge.data.options as unknown as PublicKeyCredentialRequestOptionsJSON
    // The browser's dialog was closed, or there is no such passkey on this device.
    const passkey = await startAuthentication({ optionsJSON }).catch(() => undefined)
    if (!passkey) return setError(passkeyWrong)
    const reply = await api('proveFactor', { body: { passkey: { ...passkey } } })
    if (!reply.ok) return setError(reply.failure.error)
    onProved(reply.data)
  }
  return (
    <>
      <p role="alert">{error}</p>
      <Button
        variant="next"
        icon={KeyRound}
        wide
        busy={busy}
        busyLabel="Waiting for your passkey…"
        onClick={() => run(prove)}
      >
        Use your passkey
      </Button>
    </>
  )
}

/** Asks for a second factor over the page, on which everything stays as it was. */
export function FactorDialog({ request }: { request: FactorRequest }) {
  const content = useRef<HTMLDivElement>(null)
  const proved = useRef<User>(undefined)
  const finish = () => {
    closeFactor()
    request.onEnd(proved.current)
  }
  return (
    <Dialog title="One more step" onClose={finish}>
      <div ref={content} className="stack gap-fields">
        <FactorStep
          user={request.user}
          onProved={(user) => {
            proved.current = user
            content.current?.closest('dialog')?.close()
          }}
        />
      </div>
    </Dialog>
  )
}
