import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount, recoveryCodeWrong } from '@reable/contract/accounts/factor-rules'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { recoveryCodeUsedEmail } from '../mails/factor-emails.tsx'
import type { Person } from '../people/people.ts'
import { countRecoveryCodes, markRecoveryCodeUsed, replaceRecoveryCodes } from './factor-queries.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codeLength = 10

const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** Keyed: ten letters are few enough to be tried one by one by whoever reads the database. */
const hashCode = ({ config }: Context, personId: number, code: string): Buffer =>
  createHmac('sha256', config.keys.secondFactors).update(`recovery ${personId} ${code}`).digest()

/** Makes ten new codes in place of those before. They are returned this once, as people read them. */
export async function makeRecoveryCodes(ctx: Context, personId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(ctx, { personId, hashes: codes.map((code) => hashCode(ctx, personId, code)) })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** The same where somebody has none yet. */
export const makeFirstRecoveryCodes = async (ctx: Context, personId: number): Promise<string[] | null> =>
  (await countRecoveryCodes(ctx, personId)) ? null : makeRecoveryCodes(ctx, personId)

/** Uses a code, once, and mails its person how many are left. Refuses as invalid. */
export async function takeRecoveryCode(
  ctx: Context,
  { person, code }: { person: Person; code: string },
): Promise<void> {
  const hash = hashCode(ctx, person.id, code)
  if (!(await markRecoveryCodeUsed(ctx, { personId: person.id, hash })))
    throw new Refusal('invalid', recoveryCodeWrong, { errors: { recovery_code: [recoveryCodeWrong] } })
  const left = await countRecoveryCodes(ctx, person.id)
  await queueMail(ctx, { ...(await recoveryCodeUsedEmail(ctx, { to: person.email, left })), despiteBounces: true })
}
