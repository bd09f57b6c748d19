import type { User } from '@reable/contract/accounts/operations'
import { confirmationLinkInvalid } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { consumeToken, findLinkToken } from '../link-tokens.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { asActor, asRestricted, asUser, type Person } from '../people/people.ts'
import { findPersonById, updateToConfirmed } from '../people/people-queries.ts'
import { signInPerson } from '../sessions/open-session.ts'
import { proveSignUp } from './prove-sign-up.ts'

/** The session of the confirming browser, whoever it belongs to. */
type OwnSession = { person: Person; token: string }

type Input = { token: string; session: OwnSession | undefined }

/** The person whom a link confirmed, and the page of ours that they signed up on. */
export type ConfirmationResult = { user: User; returnTo: string | null }

/**
 * Confirms an address by the token that was mailed to it. Whoever holds the link holds the address, so the first call confirms and signs
 * in, whichever browser makes it. In a browser that is signed in by the sign-up, the link proves that the sign-up was the address's
 * owner's, however often it was opened elsewhere. A repeated call, as by mail scanners and double clicks, signs nobody in.
 */
export async function confirm(ctx: Context, { token, session }: Input): Promise<ConfirmationResult> {
  const { personId, returnTo } = await getConfirmationLink(ctx, token)
  const user = await inTransaction(ctx, async (ctx) => {
    if (!(await lockPersonRow(ctx, personId))) throw linkInvalid()
    const before = await getPerson(ctx, personId)
    const own = session?.person.id === personId ? session : undefined
    const provesSignUp = before.unprovedSignUp !== undefined && own !== undefined && !own.person.openedByLink
    if (before.confirmed && !provesSignUp) return asUser(before, null)
    await consumeToken(ctx, { token, purpose: 'confirmation' })
    await updateToConfirmed(ctx, personId)
    if (provesSignUp) await proveSignUp(ctx, personId)
    else if (!before.unprovedSignUp) await enqueue(ctx, 'owner-confirmed', { ownerId: personId })
    const person = await getPerson(ctx, personId)
    if (!own) return signInPerson(ctx, person, { byLink: true })
    const { openedByLink = false, restricted } = own.person
    return asUser(asRestricted(asActor(person, { openedByLink }), restricted), own.token)
  })
  return { user, returnTo }
}

/**
 * Returns whose confirmation link it is, used or not, and where it leads back to. Refuses as invalid, at `confirmation_token`, a token
 * that does not exist or has expired.
 */
async function getConfirmationLink(ctx: Context, token: string) {
  const link = await findLinkToken(ctx, { token, purpose: 'confirmation' })
  if (!link) throw linkInvalid()
  return link
}

async function getPerson(ctx: Context, id: number): Promise<Person> {
  const person = await findPersonById(ctx, id)
  if (!person) throw linkInvalid()
  return person
}

const linkInvalid = () =>
  new Refusal('invalid', confirmationLinkInvalid, { errors: { confirmation_token: [confirmationLinkInvalid] } })
