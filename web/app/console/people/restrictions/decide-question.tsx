import { kindTexts, lengthText, liftSentenceError, restrictionSentenceLimit } from '@reable/contract/restrictions/rules'
import { useRef } from 'react'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { doneNotice } from '../../done-notice.ts'
import { ReplyChoices } from '../../replies/reply-choices.tsx'
import styles from '../../reports/reports.module.css'
import type { Restriction } from '../account/load-account.ts'

export type RestrictionDecision = 'agree' | 'lift' | 'keep'

type Props = {
  restriction: Restriction
  person: { id: number; name: string }
  asked: RestrictionDecision
  onChanged: () => Promise<void>
  onClose: () => void
}

const usesOf = { lift: 'restriction_lifted', keep: 'restriction_left' } as const

export const decideRules = { sentence: liftSentenceError }

/** What each decision asks, does and says afterwards. */
function textsOf({ kind, days }: Restriction) {
  const again =
    kind === 'ban'
      ? 'They can use their account again at once, and their listings come back.'
      : 'They can write again at once.'
  return {
    agree: {
      question: 'Agree to this ban?',
      text: `It then holds ${lengthText(days)}. They are told by e-mail.`,
      button: 'Agree',
      done: 'You agreed',
    },
    lift: {
      question: 'Take it back?',
      text: `${again} They are told by e-mail.`,
      button: 'Take it back',
      done: 'Taken back',
    },
    keep: {
      question: 'Leave it as it is?',
      text: 'They are told by e-mail that you read their answer, and that it stays.',
      button: 'Leave it',
      done: `${kindTexts[kind].past} as before`,
    },
  }
}

/** The question before a decision about a restriction. */
export function DecideQuestion({ restriction, person, asked, onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const { question, text, button, done } = textsOf(restriction)[asked]
  const send = async ({ sentence }: { sentence: string }) => {
    const params = { id: String(restriction.id) }
    const reply = await sendDecision(asked, params, sentence ?? '')
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(done, person.name))
    await onChanged()
  }
  return (
    <Dialog title={question} onClose={onClose}>
      <div ref={content} className={styles.question}>
        <p>{text}</p>
        <Form rules={decideRules} send={send} label={question}>
          {asked !== 'agree' && (
            <>
              <ReplyChoices for={{ subject: 'person', id: person.id, use: usesOf[asked] }} name="sentence" />
              <TextArea
                name="sentence"
                label="A word to the person (optional)"
                hint="They read these words. They never read who you are."
                rows={5}
                limit={restrictionSentenceLimit}
              />
            </>
          )}
          <Submit busyLabel="One moment…">{button}</Submit>
        </Form>
      </div>
    </Dialog>
  )
}

function sendDecision(asked: RestrictionDecision, params: { id: string }, sentence: string) {
  if (asked === 'agree') return browserApi('agreeToBan', { params })
  return browserApi(asked === 'lift' ? 'liftRestriction' : 'keepRestriction', { params, body: { sentence } })
}
