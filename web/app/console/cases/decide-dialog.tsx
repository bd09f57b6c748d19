import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { caseWordsError, wordsFor } from '@reable/contract/cases/decisions'
import { personDecisionLimit } from '@reable/contract/moderation/person-rules'
import { decisionMessageLimit } from '@reable/contract/moderation/rules'
import { replyUseOf } from '@reable/contract/replies/rules'
import { useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { ReplyChoices, useFittingReplies } from '../replies/reply-choices.tsx'
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

/** Asks for the words of a decision to whoever it is about; where there are none, whether it is meant. */
export function DecideDialog({ whole: { id, subject, listing }, row, decide, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const send = async ({ words }: { words: string }) => {
    const refused = await decide(row, words)
    if (!refused) content.current?.closest('dialog')?.close()
    return refused
  }
  const use = row.words === 'none' ? undefined : replyUseOf(subject, row.key, listing?.post.held ?? false)
  const replies = useFittingReplies({ subject: 'case', id, use })
  return (
    <Dialog title={`${row.label}?`} onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <p>{row.does}</p>
        {row.final && <p>{row.leaves}</p>}
        {!replies && <p>One moment…</p>}
        {replies && (
          <Form rules={caseWordsRules(subject, row.key)} send={send} label={row.label}>
            {row.words !== 'none' && <ReplyChoices replies={replies} name="words" />}
            {row.words !== 'none' && <Words subject={subject} decision={row.key} />}
            <Submit variant={row.grave ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
              {row.label}
            </Submit>
          </Form>
        )}
      </div>
    </Dialog>
  )
}

/** The field for the words: why a listing is hidden, or a word to whoever it is about. */
function Words({ subject, decision }: { subject: WholeCase['subject']; decision: string }) {
  if (subject !== 'listing')
    return (
      <TextArea
        name="words"
        label={`A word to ${wordsFor[subject]} (optional)`}
        hint="They read it as it is. They never read who you are."
        rows={5}
        limit={personDecisionLimit}
      />
    )
  return (
    <TextArea
      name="words"
      label={decision === 'keep' ? 'Why is it hidden?' : 'A word to the owner (optional)'}
      hint="The owner reads these words. They never read who reported, nor who you are."
      rows={5}
      limit={decisionMessageLimit}
    />
  )
}
