import { organisation } from '@reable/contract/organisation'
import { EmailLink, Paragraph } from '#platform/mail'

/** How to answer, who sees what, and how to stop it. */
export const HowToAnswer = ({ replyTo, name }: { replyTo: string | undefined; name: string }) => (
  <Paragraph>
    {replyTo ? `Or answer this e-mail: it goes to ${name} through us. ` : ''}
    {`${name} does not see your e-mail address, and you do not see theirs. `}
    {'On the page you can also stop these e-mails, or block this person.'}
  </Paragraph>
)

/** Opens the conversation for who does not want to log in. */
export const WithoutLogIn = ({ href }: { href: string }) => (
  <Paragraph>
    To read it without logging in, open <EmailLink href={href}>your own page of it</EmailLink> within 30 days. The link
    is yours alone, so please do not pass it on.
  </Paragraph>
)

/** The reason for a mail about a conversation, at its foot. */
export const whyMailed = (title: string | undefined): string =>
  `You get this e-mail because of your messages about ${title ? `“${title}”` : 'a listing'} at ${organisation.name}.`
