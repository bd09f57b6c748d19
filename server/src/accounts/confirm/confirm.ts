import type { User } from '@reable/contract/accounts/operations'
import { confirmationLinkInvalid } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { consumeToken, findLinkToken } from '../link-tokens.ts'
import { asUser, type Person } from '../people/people.ts'
import { findPersonById, updateToConfirmed } from '../people/people-queries.ts'

/** The session of the confirming browser, whoever it belongs to. */
type OwnSession = { person: Person; token: string }

/** The person whom a link confirmed, and the page of ours that they signed up on. */
export type ConfirmationResult = { user: User; returnTo: string | null }

/**
 * Confirms an address by the token that was mailed to it, in a browser that is signed in to the account already: its
 * session continues. In any other browser nothing is done, since whoever made the account may not be the one who reads the mail: the
 * answer is the person as they are. A repeated call, as by mail scanners and double clicks, returns the person and signs nobody in.
 */
export async function confirm(
  ctx: Context,
  { token, session }: { token: string; session: OwnSession | undefined },
): Promise<ConfirmationResult> {
  const { person, returnTo } = await getConfirmationLink(ctx, token)
  if (person.confirmed || session?.person.id !== person.id) return { user: asUser(person, null), returnTo }
  return inTransaction(ctx, async (ctx) => {
    const confirmed = await confirmPerson(ctx, token)
    const user = confirmed
      ? asUser(confirmed, session.token)
      : asUser((await getConfirmationLink(ctx, token)).person, null)
    return { user, returnTo }
  })
}

/**
 * Returns whose confirmation link it is, used or not, and where it leads back to. Refuses as invalid, at `confirmation_token`, a token
 * that does not exist or has expired.
 */
export async function getConfirmationLink(
  ctx: Context,
  token: string,
): Promise<{ person: Person; returnTo: string | null }> {
  const link = await findLinkToken(ctx, { token, purpose: 'confirmation' })
  const person = link && (await findPersonById(ctx, link.personId))
  if (!person) throw linkInvalid()
  return { person, returnTo: link.returnTo }
}

/** Uses the link's token; what the person listed before becomes public. Undefined if the address was confirmed before. */
export async function confirmPerson(ctx: Context, token: string): Promise<Person | undefined> {
  const personId = await consumeToken(ctx, { token, purpose: 'confirmation' })
  const confirmed = personId === undefined ? undefined : await updateToConfirmed(ctx, personId)
  if (confirmed) await enqueue(ctx, 'owner-confirmed', { ownerId: confirmed.id })
  return confirmed
}

const linkInvalid = () =>
  new Refusal('invalid', confirmationLinkInvalid, { errors: { confirmation_token: [confirmationLinkInvalid] } })
