import { type Person, proveOneself } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { forgetEverything } from './forget-everything.ts'

type Input = { person: Person; currentPassword: string; email: string }

/**
 * Forgets a person and all that is theirs, for good and at once. Who has a password proves themselves by it, who has none by
 * typing their address. Refuses as invalid, by field, whom that does not fit.
 */
export async function closeAccount(ctx: Context, { person, currentPassword, email }: Input): Promise<void> {
  await proveOneself(ctx, { person, currentPassword, email })
  await inTransaction(ctx, (ctx) => forgetEverything(ctx, person))
}
