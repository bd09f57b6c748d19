import { type Person, reauthenticate } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { forgetEverything } from './forget-everything.ts'

type Input = { person: Person; currentPassword: string; email: string }

/**
 * Deletes a person and all that is theirs, for good and at once. They reauthenticate by their password, or without one by typing
 * their address. Refuses as invalid, by field, when that is wrong.
 */
export async function closeAccount(ctx: Context, { person, currentPassword, email }: Input): Promise<void> {
  await reauthenticate(ctx, { person, currentPassword, email })
  await inTransaction(ctx, (ctx) => forgetEverything(ctx, person))
}
