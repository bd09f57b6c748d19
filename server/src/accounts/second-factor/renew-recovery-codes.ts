import { factorMissing } from '@reable/contract/accounts/factor-rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'
import { authorizeChange, changeFactor, type Reauthentication } from './change-factor.ts'
import { findFactorWays } from './factor-queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

type Renewal = { person: Person; token: string } & Reauthentication

/** Ten new codes in place of those before. Refuses as a conflict who has no second factor. */
export async function renewRecoveryCodes(ctx: Context, { person, token, ...proof }: Renewal): Promise<string[]> {
  await authorizeChange(ctx, { person, ...proof })
  return inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'codes_renewed' }, async () => {
      if (!(await findFactorWays(ctx, person.id)).length) throw new Refusal('conflict', factorMissing)
      return makeRecoveryCodes(ctx, person.id)
    }),
  )
}
