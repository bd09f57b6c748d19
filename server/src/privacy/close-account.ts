import { holdPerson, type Person, proveOneself } from '#accounts'
import { holdListingsOf } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { keepers } from './keepers.ts'

type Closing = { person: Person; currentPassword: string; email: string }

/**
 * Forgets a person and all that is theirs, for good and at once. Who has a password proves themselves by it, who has none by
 * typing their address. Refuses as invalid, by field, whom that does not fit.
 */
export async function closeAccount(ctx: Context, { person, currentPassword, email }: Closing): Promise<void> {
  await proveOneself(ctx, { person, currentPassword, email })
  await inTransaction(ctx, async (ctx) => {
    await holdPerson(ctx, { personId: person.id })
    await holdListingsOf(ctx, { ownerId: person.id })
    for (const { forget } of keepers) await forget(ctx, person)
  })
}
