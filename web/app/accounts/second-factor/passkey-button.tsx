import { passkeyWrong } from '@reable/contract/accounts/factor-rules'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ProofProps } from './proof-props.ts'

/** Proves a passkey of the person, by the browser's own dialog. */
export function PasskeyButton({ api, onProved }: ProofProps) {
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
