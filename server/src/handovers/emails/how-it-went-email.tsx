import { howItWent } from '@reable/contract/handovers/sheets/rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; title: string; answerUrl: string }

/** The e-mail that asks a receiver, 30 days after a handover, how it went: one tap for each question. */
export const howItWentEmail = (ctx: Context, { to, title, answerUrl }: Input): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'How did it go?',
    why: `You get this e-mail, once, because you received “${title}” through ${organisation.name}.`,
    body: (
      <>
        <Heading>How did it go?</Heading>
        <Paragraph>
          A month ago you received “{title}”. Two questions, one tap each. We only count the answers, and tell nobody
          what you said.
        </Paragraph>
        {Object.entries(howItWent).map(([name, { asks, yes, no }]) => (
          <Question key={name} asks={asks}>
            <EmailLink href={`${answerUrl}&${name}=yes`}>{yes}</EmailLink>
            {' · '}
            <EmailLink href={`${answerUrl}&${name}=no`}>{no}</EmailLink>
          </Question>
        ))}
        <Paragraph>Does it not fit? Then you can list it again in a minute, with all filled in.</Paragraph>
      </>
    ),
  })

const Question = ({ asks, children }: { asks: string; children: React.ReactNode }) => (
  <Paragraph>
    <strong>{asks}</strong>
    <br />
    {children}
  </Paragraph>
)
