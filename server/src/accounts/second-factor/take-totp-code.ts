import { factorCodeWrong } from '@reable/contract/accounts/factor-rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findTotp, takeStep } from './factor-queries.ts'
import { unsealSecret } from './sealed-secret.ts'
import { stepOfCode } from './totp.ts'

/** Uses a six-digit code, once. Refuses as invalid. */
export async function takeTotpCode(
  ctx: Context,
  { personId, code }: { personId: number; code: string },
): Promise<void> {
  const totp = await findTotp(ctx, personId)
  const secret = totp && unsealSecret(ctx, totp.sealed)
  const step = secret?.personId === personId ? stepOfCode(secret.secret, code, ctx.clock.now()) : undefined
  if (step === undefined || !(await takeStep(ctx, { personId, step }))) throw codeWrong()
}

export const codeWrong = () => new Refusal('invalid', factorCodeWrong, { errors: { code: [factorCodeWrong] } })
