import { setupEnded } from '@reable/contract/accounts/factor-rules'
import { organisation } from '@reable/contract/organisation'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'
import { authorizeChange, changeFactor, type Reauthentication } from './change-factor.ts'
import { deleteTotp, upsertTotp } from './factor-queries.ts'
import { makeFirstRecoveryCodes } from './recovery-codes.ts'
import { sealSecret, sealSetup, unsealSetup } from './sealed-secret.ts'
import { codeWrong } from './take-totp-code.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

/** In milliseconds: from the secret to the code that confirms it. */
const setupLifetime = hour

/** A new secret for an app; nothing is stored until a code confirms it. */
export async function beginTotp(ctx: Context, { person, ...proof }: { person: Person } & Reauthentication) {
  await authorizeChange(ctx, { person, ...proof })
  const secret = newTotpSecret()
  const setup = sealSetup(ctx, { secret, personId: person.id, begunAt: ctx.clock.now().getTime() })
  return { secret, address: totpAddress(secret, { issuer: organisation.name, email: person.email }), setup }
}

type Confirmation = { person: Person; token: string; setup: string; code: string }

/** Stores the secret once a code of it is right. Returns the recovery codes of who has none yet. */
export async function confirmTotp(
  ctx: Context,
  { person, token, setup, code }: Confirmation,
): Promise<string[] | null> {
  const begun = unsealSetup(ctx, setup)
  const now = ctx.clock.now()
  if (begun?.personId !== person.id || Math.abs(now.getTime() - begun.begunAt) > setupLifetime)
    throw new Refusal('invalid', setupEnded, { errors: { setup: [setupEnded] } })
  const { secret } = begun
  const lastStep = stepOfCode(secret, code, now)
  if (lastStep === undefined) throw codeWrong()
  return inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'totp_added' }, async () => {
      await upsertTotp(ctx, { personId: person.id, sealed: sealSecret(ctx, { secret, personId: person.id }), lastStep })
      return makeFirstRecoveryCodes(ctx, person.id)
    }),
  )
}

type Removal = { person: Person; token: string } & Reauthentication

export async function removeTotp(ctx: Context, { person, token, ...proof }: Removal): Promise<void> {
  await authorizeChange(ctx, { person, ...proof })
  await inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'totp_removed' }, () => deleteTotp(ctx, person.id)),
  )
}
