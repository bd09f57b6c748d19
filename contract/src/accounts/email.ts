import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { email, userAnswer, wrappedInUser } from './operations.ts'
import { emailLinkInvalid, undoLinkInvalid } from './rules.ts'

const linkToken = (message: string) => z.string(message).max(200, message)

/** The operations of a change of e-mail address. */
export const emailChangeOperations = {
  getEmailChange: operation({
    ...paths.getEmailChange,
    summary: 'The address that the person has asked for in place of theirs and not confirmed yet',
    answer: z.object({ data: z.object({ email: z.string() }).nullable() }),
    refusals: ['signed_out'],
  }),
  askEmailChange: operation({
    ...paths.askEmailChange,
    summary:
      'Asks for another e-mail address: letters go to both, and nothing changes yet; answers the same whether somebody has it',
    body: wrappedInUser(z.strictObject({ email, current_password: z.string().max(1000).default('') })),
    answer: z.object({ data: z.object({ email: z.string() }) }),
    refusals: ['signed_out', 'invalid', 'forbidden', 'too_many'],
  }),
  cancelEmailChange: operation({
    ...paths.cancelEmailChange,
    summary: 'Ends a change of address that was asked for and not made yet',
    answer: emptyAnswer,
    refusals: ['signed_out'],
  }),
  readEmailChange: operation({
    ...paths.readEmailChange,
    summary: 'What the link mailed to a new address leads to, and what this browser still has to bring',
    query: z.object({ email_token: linkToken(emailLinkInvalid).default('') }),
    answer: z.object({ data: z.object({ email: z.string(), asks: z.enum(['press', 'password', 'log_in']) }) }),
    refusals: ['invalid', 'too_many'],
  }),
  makeEmailChange: operation({
    ...paths.makeEmailChange,
    summary:
      'Gives the account its new address, for a browser that is signed in to it or with its password; ends all other sessions',
    body: wrappedInUser(
      z.strictObject({
        email_token: linkToken(emailLinkInvalid),
        current_password: z.string().max(1000).default(''),
      }),
    ),
    answer: userAnswer,
    refusals: ['invalid', 'too_many'],
  }),
  undoEmailChange: operation({
    ...paths.undoEmailChange,
    summary:
      'Stops or takes back a change of address by the link mailed to the old one; ends all sessions and the password, and answers what chooses a new one',
    body: wrappedInUser(z.strictObject({ undo_token: linkToken(undoLinkInvalid) })),
    answer: z.object({ data: z.object({ email: z.string(), reset_password_token: z.string().nullable() }) }),
    refusals: ['invalid', 'too_many'],
  }),
}
