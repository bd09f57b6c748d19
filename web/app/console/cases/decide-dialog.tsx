import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { caseWordsError } from '@reable/contract/cases/decisions'
import { personDecisionLimit } from '@reable/contract/moderation/person-rules'
import { replyUseOf } from '@reable/contract/replies/rules'
import { useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { ReplyChoices } from '../replies/reply-choices.tsx'
import { OwnerMessage } from '../reports/owner-message.tsx'
import reports from '../reports/reports.module.css'
import type { WholeCase } from './load-cases.ts'

type Props = {
  whole: WholeCase
  row: CaseDecision
  decide: (row: CaseDecision, words: string) => Promise<RefusedReply | undefined>
  onClose: () => void
}

export const caseWordsRules = (subject: WholeCase['subject'], decision: string) => ({
  words: (words: string) => caseWordsError(subject, decision, words),
})

/** Asks for the words of a decision to whoever it is about. */
export function DecideDialog({ whole: { id, subject, listing }, row, decide, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const send = async ({ words }: { words: string }) => {
    const refused = await decide(row, words)
    if (!refused) content.current?.closest('dialog')?.close()
    return refused
  }
  const use = replyUseOf(subject, row.key, listing?.post.held ?? false)
  return (
    <Dialog title={`${row.label}?`} onClose={onClose}>
      <div ref={content} className={reports.question}>
        <p>{row.does}</p>
        <Form rules={caseWordsRules(subject, row.key)} send={send} label={row.label}>
          {subject === 'listing' && use ? (
            <OwnerMessage decision={row.key === 'keep' ? 'keep' : 'release'} for={{ subject: 'case', id, use }} />
          ) : (
            <>
              {use && <ReplyChoices for={{ subject: 'case', id, use }} name="words" />}
              <TextArea
                name="words"
                label="A word to them (optional)"
                hint="They read it as it is. They never read who you are."
                rows={5}
                limit={personDecisionLimit}
              />
            </>
          )}
          <Submit variant={row.grave ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
            {row.label}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}
