import { call, member, type Program, password } from '../testing.ts'
import { totpCode, totpStep } from './totp.ts'

const proof = { user: { current_password: password, email: '' } }

/** The code of a secret, so many steps from now. */
export const codeOf = ({ ctx }: Program, secret: string, steps = 0) =>
  totpCode(secret, totpStep(ctx.clock.now()) + steps)

/** Someone who has set up six-digit codes on the device of `headers`. */
export async function memberWithTotp(program: Program) {
  const { user, headers } = await member(program)
  const { body } = await call(program, 'POST', '/auth/factor/totp', proof, headers)
  const { secret, setup } = body.data
  const confirmed = await call(program, 'PUT', '/auth/factor/totp', { setup, code: codeOf(program, secret) }, headers)
  return { user, headers, secret: String(secret), recoveryCodes: confirmed.body.data.recovery_codes as string[] }
}
