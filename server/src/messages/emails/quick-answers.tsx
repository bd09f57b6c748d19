import { quickAnswerNames, quickAnswers, suggestLabel } from '@reable/contract/handovers/rules'
import { EmailLink, Paragraph } from '#platform/mail'

/** The prepared answers, each a link to the page that sends it; a time and a place are suggested in the conversation. */
export const QuickAnswers = ({ answerUrl, conversationUrl }: { answerUrl: string; conversationUrl: string }) => (
  <>
    <Paragraph>Or choose an answer, without logging in:</Paragraph>
    {quickAnswerNames.map((name) => (
      <Paragraph key={name}>
        <EmailLink href={`${answerUrl}&answer=${name}`}>{quickAnswers[name]}</EmailLink>
      </Paragraph>
    ))}
    <Paragraph>
      <EmailLink href={conversationUrl}>{suggestLabel}</EmailLink>
    </Paragraph>
  </>
)
