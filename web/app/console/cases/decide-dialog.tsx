import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { caseWordsError, wordsFor } from '@reable/contract/cases/decisions'
import { personDecisionLimit } from '@reable/contract/moderation/person-rules'
import { type ReplyUse, replyUseOf } from '@reable/contract/replies/rules'
import { useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { ReplyChoices } from '../replies/reply-choices.tsx'
import { OwnerMessage } from '../reports/owner-message.tsx'
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
  const use = replyUseOf(subject, row.key, listing?.post.held ?? false)
  return (
    <Dialog title={`${row.label}?`} onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <p>{row.does}</p>
        {row.final && <p>{row.leaves}</p>}
        <Form rules={caseWordsRules(subject, row.key)} send={send} label={row.label}>
          {row.words !== 'none' && <Words {...{ id, subject, row, use }} />}
          <Submit variant={row.grave ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
            {row.label}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

type WordsProps = Pick<WholeCase, 'id' | 'subject'> & { row: CaseDecision; use: ReplyUse | undefined }

function Words({ id, subject, row, use }: WordsProps) {
  if (subject === 'listing' && use)
    return <OwnerMessage decision={row.key === 'keep' ? 'keep' : 'release'} for={{ subject: 'case', id, use }} />
  return (
    <>
      {use && <ReplyChoices for={{ subject: 'case', id, use }} name="words" />}
      <TextArea
        name="words"
        label={`A word to ${wordsFor[subject]} (optional)`}
        hint="They read it as it is. They never read who you are."
        rows={5}
        limit={personDecisionLimit}
      />
    </>
  )
}
