import { type Decision, decisionMessageLimit } from '@reable/contract/moderation/rules'
import { TextArea } from '../../ui/field/text-area.tsx'
import { ReplyChoices, type ReplyFor } from '../replies/reply-choices.tsx'

type Props = { decision: Decision; for: ReplyFor }

/** The message to the owner of a listing about a decision, with the replies that fit. */
export const OwnerMessage = ({ decision, for: about }: Props) => (
  <>
    <ReplyChoices for={about} name="words" />
    <TextArea
      name="words"
      label={decision === 'keep' ? 'Why is it hidden?' : 'A word to the owner (optional)'}
      hint="The owner reads these words. They never read who reported, nor who you are."
      rows={5}
      limit={decisionMessageLimit}
    />
  </>
)
