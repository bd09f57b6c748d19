import { decisionWordsError, type PersonDecision, personDecisionLimit } from '@reable/contract/moderation/person-rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { ReplyChoices } from '../replies/reply-choices.tsx'
import styles from '../reports/reports.module.css'
import type { PersonReport } from './load-people.ts'

type Props = { report: PersonReport; onChanged: () => Promise<void> }

const texts = {
  pause: {
    label: 'A rest of 7 days',
    question: 'A rest of 7 days?',
    text: 'For 7 days they can write to nobody. They can read their messages, and their listings stay. They are told by e-mail. You can take it back.',
    done: 'They can write to nobody for 7 days',
  },
  nothing: {
    label: 'Nothing to do',
    question: 'Nothing to do?',
    text: 'The report is closed, and nobody is told.',
    done: 'Report closed',
  },
  back: {
    label: 'Take the rest back',
    question: 'Take the rest back?',
    text: 'They can write again at once, and are told by e-mail.',
    done: 'They can write again',
  },
} as const

const usesOf = { pause: 'person_paused', back: 'restriction_lifted' } as const

/** The decisions that can be made about a report now. */
function choicesOf({ decision, reported }: PersonReport): [PersonDecision, keyof typeof texts][] {
  if (decision?.decision === 'pause') return [['nothing', 'back']]
  const pause: [PersonDecision, keyof typeof texts][] = reported.member_since ? [['pause', 'pause']] : []
  return decision ? pause : [['nothing', 'nothing'], ...pause]
}

export const personDecisionRules = { words: (words: string) => decisionWordsError(words.trim()) }

/** The buttons of what can be decided about somebody; each opens its question. */
export function PersonDecisions({ report, onChanged }: Props) {
  const [asked, setAsked] = useState<[PersonDecision, keyof typeof texts]>()
  return (
    <May act="decide_on_person">
      <div className={styles.choices}>
        {choicesOf(report).map((choice) => (
          <Button key={choice[1]} variant={choice[0] === 'pause' ? 'danger' : 'other'} onClick={() => setAsked(choice)}>
            {texts[choice[1]].label}
            <span className="visually-hidden"> for {report.reported.name}</span>
          </Button>
        ))}
      </div>
      {asked && <Question {...{ report, asked, onChanged }} onClose={() => setAsked(undefined)} />}
    </May>
  )
}

type QuestionProps = Props & { asked: [PersonDecision, keyof typeof texts]; onClose: () => void }

function Question({ report: { id, reported }, asked: [decision, name], onChanged, onClose }: QuestionProps) {
  const content = useRef<HTMLDivElement>(null)
  const { question, text, done } = texts[name]
  const send = async ({ words }: { words: string }) => {
    const reply = await browserApi('decideOnPerson', { params: { id: String(id) }, body: { decision, words } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(done, reported.name))
    await onChanged()
  }
  return (
    <Dialog title={question} onClose={onClose}>
      <div ref={content} className={styles.question}>
        <p>{text}</p>
        <Form rules={personDecisionRules} send={send} label={question}>
          {name !== 'nothing' && (
            <>
              <ReplyChoices for={{ subject: 'report', id, use: usesOf[name] }} name="words" />
              <TextArea
                name="words"
                label="A word to the person (optional)"
                hint="They read these words. They never read who reported, nor who you are."
                rows={5}
                limit={personDecisionLimit}
              />
            </>
          )}
          <Submit variant={decision === 'pause' ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
            {texts[name].label}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}
