import type { User } from '@reable/contract/accounts'
import { confirmationLinkInvalid } from '@reable/contract/accounts-rules'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { lookAtToken, useToken } from './link-tokens.ts'
import { openSession } from './open-session.ts'
import { asUser } from './people.ts'
import { findPersonById, updateToConfirmed } from './people-queries.ts'

/**
 * Confirms an address by the token that was mailed to it, and signs in. Repeated, as mail scanners and double clicks do, it
 * answers the person and signs nobody in.
 */
export function confirm(ctx: Context, { token }: { token: string }): Promise<User> {
  const shown = { token, purpose: 'confirmation' } as const
  return inTransaction(ctx, async (ctx) => {
    const fresh = await useToken(ctx, shown)
    const confirmed = fresh === undefined ? undefined : await updateToConfirmed(ctx, fresh)
    if (confirmed) {
      await enqueue(ctx, 'owner-confirmed', { ownerId: confirmed.id })
      return asUser(confirmed, await openSession(ctx, { personId: confirmed.id }))
    }
    const seen = await lookAtToken(ctx, shown)
    const person = seen && (await findPersonById(ctx, seen.personId))
    if (!person) throw linkInvalid()
    return asUser(person, null)
  })
}

const linkInvalid = () =>
  new Refusal('invalid', confirmationLinkInvalid, { errors: { confirmation_token: [confirmationLinkInvalid] } })
