import {
  canChangePassword,
  emailUnchanged,
  passwordNotCurrent,
  signInAgainFirst,
  undoLinkInvalid,
} from '@reable/contract/accounts/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hour, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import {
  type BoundRequest,
  bind,
  countPagesForAccount,
  enforceLimitsExactly,
  enforceNetworkLimits,
  type Limits,
} from '#platform/http'
import { enqueue } from '#platform/jobs'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import * as accountLimits from '../account-limits.ts'
import { issueToken } from '../link-tokens.ts'
import { changeUndoneEmail } from '../mails/change-undone-email.tsx'
import { clearPassword, findPasswordHash } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import type { Person } from '../people/people.ts'
import { findPersonById, updateEmail } from '../people/people-queries.ts'
import { findOwnSession, getActor, readSessionHeaders } from '../sessions/actor.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { findSessionStart } from '../sessions/session-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { refuseIfTaken } from '../sign-up/refuse-if-taken.ts'
import { hashLinkToken, hashToken } from '../tokens.ts'
import { canonicalEmail, mailboxOf } from './email-addresses.ts'
import { endOpenChanges, findChangeToUndo, findOpenChange, insertChange, markUndone } from './email-change-queries.ts'
import { makeEmailChange, readChange, revokeAccess } from './make-email-change.ts'

export function emailChangeRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindRequestedChange(api, ctx, limits)
  bindMailedLinks(api, ctx, limits)
}

/** The change that a signed-in person has requested. */
function bindRequestedChange(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'getEmailChange', async ({ request }) => {
    const change = await findOpenChange(ctx, (await getActor(ctx, request)).id)
    return { data: change ? { email: change.newEmail } : null }
  })
  bind(api, 'askEmailChange', async ({ body: { user }, request }) => {
    const person = await getActor(ctx, request)
    await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${person.id}`)
    await requestEmailChange(ctx, {
      ...{
        person,
        token: readSessionHeaders(request).token,
        email: user.email,
        currentPassword: user.current_password,
      },
      // A mistyped password costs nothing: a request is counted in its own transaction.
      admit: async (ctx) => {
        await enforceLimitsExactly(ctx, limits, accountLimits.emailChangeLimits, `person ${person.id}`)
        await enforceLimitsExactly(ctx, limits, accountLimits.newAddressLimits, canonicalEmail(user.email))
        await enforceLimitsExactly(ctx, limits, [accountLimits.mailboxLimit], mailboxOf(user.email))
      },
    })
    return { data: { email: canonicalEmail(user.email) } }
  })
  bind(api, 'cancelEmailChange', async ({ request }) => {
    await cancelEmailChange(ctx, { person: await getActor(ctx, request) })
    return { data: null }
  })
}

/** The links that were mailed to the new address and to the old one, in whichever browser they are opened. */
function bindMailedLinks(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitedLinks = {
    limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, accountLimits.linkLimits, request),
  }
  const read = async ({ query, request }: BoundRequest<'readEmailChange'>) => {
    const session = await findOwnSession(ctx, request)
    const { newEmail: email, requiredProof: asks } = await readChange(ctx, { token: query.email_token, session })
    return { data: { email, asks } }
  }
  bind(api, 'readEmailChange', read, limitedLinks)
  const make = async ({ body: { user }, request, reply }: BoundRequest<'makeEmailChange'>) => {
    const session = await findOwnSession(ctx, request)
    const input = { token: user.email_token, session, currentPassword: user.current_password }
    const { requiredProof, personId } = await readChange(ctx, input)
    if (requiredProof !== 'press')
      await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${personId}`)
    const updatedUser = await makeEmailChange(ctx, input)
    countPagesForAccount(request, updatedUser.user_id)
    rememberDevice(ctx.config, { request, reply, user: updatedUser })
    return { data: updatedUser }
  }
  bind(api, 'makeEmailChange', make, limitedLinks)
  const undo = async ({ body: { user }, request }: BoundRequest<'undoEmailChange'>) => {
    const { email, resetToken } = await undoEmailChange(ctx, { token: user.undo_token })
    countPagesForAccount(request, null)
    return { data: { email, reset_password_token: resetToken } }
  }
  bind(api, 'undoEmailChange', undo, limitedLinks)
}

/** Cancels the change that a person has requested. The link that was mailed to the old address stays valid. */
const cancelEmailChange = (ctx: Context, { person }: { person: Person }): Promise<void> =>
  endOpenChanges(ctx, person.id)

/** In milliseconds: someone without a password here must have logged in by their provider at most so long ago. */
const maxLogInAge = 15 * minute

type EmailChangeRequest = {
  person: Person
  /** The token of the requesting session. */
  token: string
  email: string
  currentPassword: string
  /** Counts the request against its limits, in its transaction. */
  admit: (ctx: Context) => Promise<void>
}

/**
 * Requests another e-mail address, in place of one that was requested before. Nothing changes until the new one's owner confirms it.
 * The job that writes the mails looks up whether somebody has that address, so that neither the answer nor its time reveals it. Refuses
 * as invalid, by field, a wrong password or the same address; as forbidden someone without a password here who logged in long ago.
 */
async function requestEmailChange(
  ctx: Context,
  { person, token, email, currentPassword, admit }: EmailChangeRequest,
): Promise<void> {
  await requireReauthentication(ctx, { person, token, currentPassword })
  const newEmail = canonicalEmail(email)
  if (newEmail === person.email) throw new Refusal('invalid', emailUnchanged, { errors: { email: [emailUnchanged] } })
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockPersonRow(ctx, person.id))) throw signedOut()
    await admit(ctx)
    await endOpenChanges(ctx, person.id)
    const changeId = await insertChange(ctx, { personId: person.id, oldEmail: person.email, newEmail })
    await enqueue(ctx, 'email-change-asked', { changeId })
  })
}

async function requireReauthentication(
  ctx: Context,
  { person, token, currentPassword }: Pick<EmailChangeRequest, 'person' | 'token' | 'currentPassword'>,
): Promise<void> {
  if (canChangePassword(person)) {
    if (await verifyPassword(currentPassword, await findPasswordHash(ctx, person.id))) return
    throw new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
  }
  const startedAt = await findSessionStart(ctx, hashToken(token))
  if (!startedAt || ctx.clock.now().getTime() - startedAt.getTime() > maxLogInAge)
    throw new Refusal('forbidden', signInAgainFirst)
}

/** The address that the account has again, and the token to choose its new password; null where it has no password of ours. */
type UndoResult = { email: string; resetToken: string | null }

/**
 * Stops or undoes a change, and all that were requested since, by the link mailed to the old address. Whoever requested it had access to
 * the account, so every session ends and the password becomes invalid; whoever reads the old address's mail chooses the next one.
 * Refuses as invalid, at `undo_token`, a token that does not exist, was used, or has expired.
 */
function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<UndoResult> {
  return refuseIfTaken(
    () =>
      inTransaction(ctx, async (ctx) => {
        const undoHash = await hashLinkToken(ctx, token)
        const stored = await findChangeToUndo(ctx, undoHash)
        if (!stored || !(await lockPersonRow(ctx, stored.personId))) throw linkInvalid()
        const change = await findChangeToUndo(ctx, undoHash)
        const personBefore = await findPersonById(ctx, stored.personId)
        if (!change || !personBefore) throw linkInvalid()
        await markUndone(ctx, change)
        const { personId, oldEmail: email } = change
        if (personBefore.email !== email) {
          await updateEmail(ctx, { personId, email })
          await queueMail(ctx, await changeUndoneEmail(ctx, { to: personBefore.email }))
        }
        await revokeAccess(ctx, { personId, exceptToken: undefined })
        if (!canChangePassword(personBefore)) return { email, resetToken: null }
        await clearPassword(ctx, personId)
        return { email, resetToken: await issueToken(ctx, { personId, purpose: 'reset', lifetime: hour }) }
      }),
    linkInvalid,
  )
}

const linkInvalid = () => new Refusal('invalid', undoLinkInvalid, { errors: { undo_token: [undoLinkInvalid] } })
