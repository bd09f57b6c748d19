import { confirmingSentences } from '@reable/contract/volunteers/rules'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { doneNotice } from '../done-notice.ts'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Invitation } from './load-volunteers.ts'

type Props = { onChanged: () => Promise<void> }

/** Who was invited and has not accepted yet, and who waits for another steward to confirm them. */
export function Invitations({ invitations, onChanged }: Props & { invitations: Invitation[] }) {
  if (!invitations.length) return null
  return (
    <section>
      <h2>Invited</h2>
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <p className="own-line">
              {invitation.email}, as a {invitation.role}: until {vancouverMoment(invitation.ends_at_utc)}
            </p>
            <Choices {...{ invitation, onChanged }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choices({ invitation, onChanged }: Props & { invitation: Invitation }) {
  const { id, email, waits, why_not: whyNot, own } = invitation
  const { busy, run } = useBusy()
  const send = (operation: 'confirmSteward' | 'withdrawInvitation', done: string) =>
    run(async () => {
      const reply = await browserApi(operation, { params: { id: String(id) } })
      if (reply.ok) alerts.show(doneNotice(done, email))
      else showFailure(reply)
      if (reply.ok || reply.status === 404 || reply.status === 409) await onChanged()
    })
  return (
    <>
      {waits && (
        <p>
          <strong>{confirmingSentences.waiting}</strong>
        </p>
      )}
      {whyNot && <p>{whyNot}</p>}
      <div className={styles.choices}>
        {waits && !whyNot && (
          <Button
            variant="other"
            busy={busy}
            busyLabel="One moment…"
            onClick={() => send('confirmSteward', 'You confirmed a new steward')}
          >
            Confirm<span className="visually-hidden"> {email} as a steward</span>
          </Button>
        )}
        {own && (
          <Button
            variant="other"
            busy={busy}
            busyLabel="One moment…"
            onClick={() => send('withdrawInvitation', 'Invitation withdrawn')}
          >
            Withdraw<span className="visually-hidden"> the invitation of {email}</span>
          </Button>
        )}
      </div>
    </>
  )
}
