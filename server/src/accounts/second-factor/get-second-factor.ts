import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { countRecoveryCodes, findTotp } from './factor-queries.ts'
import { findPasskeys } from './passkey-queries.ts'

/** Which second factors somebody has, as their settings show them. */
export async function getSecondFactor(ctx: Context, { person }: { person: Person }) {
  const dayOf = (moment: Date) => vancouverDay(moment, ctx.clock.now())
  const totp = await findTotp(ctx, person.id)
  const passkeys = await findPasskeys(ctx, person.id)
  return {
    totp: totp ? dayOf(totp.added_at) : null,
    passkeys: passkeys.map(({ id, name, added_at, used_at }) => ({
      id,
      name,
      added: dayOf(added_at),
      used: used_at && dayOf(used_at),
    })),
    recovery_codes_left: await countRecoveryCodes(ctx, person.id),
    required: person.role !== null,
  }
}
