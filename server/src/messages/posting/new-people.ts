import { manyPeopleText } from '@reable/contract/messages/worry-rules'
import { type Admit, admissionOf, type Person } from '#accounts'
import type { Context } from '#platform/context'
import type { Limits } from '#platform/http'
import { Refusal } from '#platform/refusal'
import { newPeopleLimit } from '../message-limits.ts'

/** Returns the function that counts one more person to whom a buyer writes for the first time, in the caller's transaction. */
export async function newPeopleAdmission(
  ctx: Context,
  { limits, person }: { limits: Limits; person: Person },
): Promise<Admit> {
  const admit = await admissionOf(ctx, { limits, person, limit: newPeopleLimit })
  return (ctx) => admit(ctx).catch(explain)
}

function explain(error: unknown): never {
  if (!(error instanceof Refusal) || error.retryAfterSeconds === undefined) throw error
  const { retryAfterSeconds } = error
  throw new Refusal('too_many', manyPeopleText(Math.ceil(retryAfterSeconds / 3600)), { retryAfterSeconds })
}
