import {
  factorResetHint,
  factorResetHours,
  factorResetReasonError,
  factorResetReasonLimit,
} from '@reable/contract/people/factor-reset-rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { useBusy } from '../../../state/busy.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { TextLink } from '../../../ui/text-link/text-link.tsx'
import { doneNotice } from '../../done-notice.ts'
import { May, useRoom } from '../../may.tsx'
import cardStyles from '../../room-card.module.css'
import { vancouverMoment } from '../../vancouver-time.ts'
import type { Account } from '../account/load-account.ts'

type LostFactorQuestionProps = { account: Account; onChanged: () => Promise<void>; onClose: () => void }

export const lostFactorRules = { reason: factorResetReasonError }

/** The question before another steward is asked to agree: why it is known that it is them. */
function LostFactorQuestion({ account: { id, name }, onChanged, onClose }: LostFactorQuestionProps) {
  const content = useRef<HTMLDivElement>(null)
  const send = async ({ reason }: { reason: string }) => {
    const reply = await browserApi('beginFactorReset', { params: { id: String(id) }, body: { reason } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice('Another steward is asked', name))
    await onChanged()
  }
  return (
    <Dialog title="They lost their second step?" onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <p>
          Another steward has to agree within {factorResetHours} hours. We write to {name} now, and again when it is
          gone. Nothing is taken away before that.
        </p>
        <Form rules={lostFactorRules} send={send} label="A lost second step">
          <TextArea name="reason" label="Why" hint={factorResetHint} rows={4} limit={factorResetReasonLimit} />
          <Submit variant="next" busyLabel="One moment…">
            Ask another steward
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

type Props = { account: Account; onChanged: () => Promise<void> }

/** What stewards do for somebody who lost their second step: one begins, another one agrees. */
export function LostFactor({ account, onChanged }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { second_factor: hasOne, enough_stewards: isEnough, factor_reset: reset, own } = account
  if (reset) return <Pending {...{ account, reset, onChanged }} />
  if (hasOne === null) return <May act="begin_factor_reset">{null}</May>
  if (!hasOne) return <p>They have none: their password alone logs them in.</p>
  if (own) {
    return (
      <>
        <p>This is you. If you lose yours, two other stewards can take it away.</p>
        {!isEnough && <TooFew>There are not two.</TooFew>}
      </>
    )
  }
  return (
    <>
      <p>
        They have one. Did they lose their phone or passkey and every recovery code? Then two stewards can take it away.
      </p>
      <div className="wrap gap-12 above-4">
        <Button variant="other" onClick={() => setIsAsked(true)}>
          They lost it
        </Button>
      </div>
      {!isEnough && <TooFew>{noSecond}</TooFew>}
      {isAsked && <LostFactorQuestion {...{ account, onChanged }} onClose={() => setIsAsked(false)} />}
    </>
  )
}

const noSecond = 'There is no second steward now who could agree.'

/** What to do where there are too few stewards: `children` say so. */
const TooFew = ({ children }: { children: string }) => (
  <p>
    {children} Please <TextLink to={addresses.volunteers}>invite another steward</TextLink>. Until then only whoever
    runs our server can take it away, once they are sure who asks. They read how with{' '}
    <code>npm run volunteer -- --help</code>.
  </p>
)

type PendingProps = Props & { reset: NonNullable<Account['factor_reset']> }

function Pending({ account: { name, own, enough_stewards: isEnough }, reset, onChanged }: PendingProps) {
  const whyNotAgree = reset.why_not_agree
  const mayAgree = mayDo('agree_to_factor_reset', useRoom().role) && !reset.own && !own && !whyNotAgree
  const { busy, decide } = useDecide(reset.id, name, onChanged)
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <strong>Waits for {reset.own ? 'another' : 'a second'} steward</strong>
          <span>since {vancouverMoment(reset.begun_at_utc)}</span>
          <span>by {reset.begun_by ?? 'somebody who has left'}</span>
        </p>
        <div className={`stack gap-8 ${cardStyles.words}`}>
          <p>
            <strong>Why</strong>
          </p>
          <blockquote className="quoted measure as-written">{reset.reason}</blockquote>
        </div>
        <p>
          If another steward agrees until {vancouverMoment(reset.agree_until_utc)}, their second step is gone, they are
          logged out everywhere, and we write to them. If nobody agrees, nothing happens.
        </p>
        {isEnough === false && <TooFew>{noSecond}</TooFew>}
        {whyNotAgree && <p>{whyNotAgree}</p>}
        <div className="wrap gap-12 above-4">
          {mayAgree && (
            <Button variant="danger" busy={busy} busyLabel="One moment…" onClick={() => decide('agree')}>
              Agree, and take it away
            </Button>
          )}
          <Button variant="other" busy={busy} busyLabel="One moment…" onClick={() => decide('refuse')}>
            {reset.own ? 'Take it back' : 'Refuse'}
          </Button>
        </div>
      </div>
    </article>
  )
}

function useDecide(id: number, name: string, onChanged: () => Promise<void>) {
  const { busy, run } = useBusy()
  const decide = (decision: 'agree' | 'refuse') =>
    run(async () => {
      const params = { id: String(id) }
      const isAgreed = decision === 'agree'
      const reply = await browserApi(isAgreed ? 'agreeToFactorReset' : 'refuseFactorReset', { params })
      if (reply.ok) alerts.show(doneNotice(isAgreed ? 'Their second step is gone' : 'Nothing was taken away', name))
      else showFailure(reply)
      if (reply.ok || reply.status === 404 || reply.status === 409) await onChanged()
    })
  return { busy, decide }
}
