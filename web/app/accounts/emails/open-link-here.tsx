import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { useUser } from '../user-store.ts'
import { resendConfirmation } from './resend-confirmation.ts'

/** Says what to do in a browser that came in by the sign-up, after the link was opened in another browser alone. */
export function OpenLinkHere({ className }: { className: string | undefined }) {
  const { busy, run } = useBusy()
  const email = useUser()?.email
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email ?? ''))
    if (reply && !reply.ok) showFailure(reply)
  }
  return (
    <div className={className}>
      <p>
        You confirmed your email address on another device. To write messages and publish listings here too, press “Yes”
        on that device, or open the link from our email in this browser.
      </p>
      <p>
        <Button busy={busy} busyLabel="Sending…" onClick={resend}>
          Email me a new link
        </Button>
      </p>
    </div>
  )
}
