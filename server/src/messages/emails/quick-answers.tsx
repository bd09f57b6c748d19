import { type QuickAnswer, quickAnswers, suggestLabel } from '@reable/contract/handovers/rules'
import { EmailLink, Paragraph } from '#platform/mail'

export type Answering = {
  /** Those that fit when the mail is written. */
  answers: readonly QuickAnswer[]
  /** The page that sends one of them. */
  answerUrl: string
}

type Props = Answering & { conversationUrl: string }

/** The prepared answers, each a link to the page that sends it; a time and a place are suggested in the conversation. */
export const QuickAnswers = ({ answers, answerUrl, conversationUrl }: Props) => (
  <>
    {answers.length > 0 && <Paragraph>Or choose an answer, without logging in:</Paragraph>}
    {answers.map((name) => (
      <Paragraph key={name}>
        <EmailLink href={`${answerUrl}&answer=${name}`}>{quickAnswers[name]}</EmailLink>
      </Paragraph>
    ))}
    <Paragraph>
      <EmailLink href={conversationUrl}>{suggestLabel}</EmailLink>
    </Paragraph>
  </>
)
