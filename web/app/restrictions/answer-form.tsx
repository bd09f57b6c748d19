import { restrictionAnswerError, restrictionAnswerLimit } from '@reable/contract/restrictions/rules'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { TextArea } from '../ui/field/text-area.tsx'
import { Form } from '../ui/form/form.tsx'
import { Submit } from '../ui/form/submit.tsx'
import type { OwnRestriction } from './own-restriction.ts'

export const restrictionAnswerRules = { answer: restrictionAnswerError }

type Props = { restriction: OwnRestriction; onAnswered: () => Promise<void> }

/** The form by which somebody answers a restriction, once. */
export function AnswerForm({ restriction: { id }, onAnswered }: Props) {
  const send = async ({ answer }: { answer: string }) => {
    const reply = await browserApi('answerRestriction', { params: { id: String(id) }, body: { answer } })
    if (!reply.ok) return reply
    alerts.show({ type: 'success', title: 'Thank you. We read your answer' })
    await onAnswered()
  }
  return (
    <Form rules={restrictionAnswerRules} send={send} label="Your answer">
      <TextArea
        name="answer"
        label="Are we wrong? You can answer once"
        hint="Somebody who did not decide this reads it. Please say all that matters."
        rows={6}
        limit={restrictionAnswerLimit}
      />
      <Submit busyLabel="Sending…">Send my answer</Submit>
    </Form>
  )
}
