import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

/** The mail to an address that is no longer an account's, because the change was undone by the address before. */
export function changeUndoneEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'A change of address was undone',
    why: `You get this e-mail because this address belonged to an account at ${organisation.name}.`,
    body: (
      <>
        <Heading>A change of address was undone</Heading>
        <Paragraph>
          An account at {organisation.name} had this address for a while. By a link in our letter to its address before,
          the change was undone. That account is logged out everywhere, and gets a new password.
        </Paragraph>
        <Paragraph>
          <strong>If the account is yours,</strong> and you do not read mail at the address before any more, write to
          us. We look at what happened and help you.
        </Paragraph>
        <NextStep href={`mailto:${organisation.email}`}>Write to us</NextStep>
      </>
    ),
  })
}
