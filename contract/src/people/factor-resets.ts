import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { validatedPlainText } from '../validated-text.ts'
import { factorResetReasonError } from './factor-reset-rules.ts'

const byId = z.object({ id: z.string() })

/** That a second step was asked to be taken away, while it waits for another steward. */
export const factorReset = z
  .object({
    id: z.int(),
    reason: z.string(),
    begun_at_utc: z.string(),
    /** A volunteer’s address; null: whoever it was has left. */
    begun_by: z.string().nullable(),
    /** Whether it was the caller. */
    own: z.boolean(),
    agree_until_utc: z.string(),
    /** Why the caller cannot agree yet, as one of the two is a new steward; null where they can. */
    why_not_agree: z.string().nullable(),
  })
  .meta({ id: 'FactorReset' })

const refusals = ['signed_out', 'not_found', 'second_factor_required', 'forbidden', 'conflict'] as const

export const factorResetOperations = {
  beginFactorReset: operation({
    ...paths.beginFactorReset,
    summary:
      'A steward asks that the second factor of somebody who lost it is taken away; they are mailed, and so are the other stewards. 409: there is none, it was asked for already, or it is one’s own',
    params: byId,
    body: z.strictObject({ reason: validatedPlainText(factorResetReasonError) }),
    answer: emptyAnswer,
    refusals: [...refusals, 'second_factor_again', 'invalid'],
  }),
  agreeToFactorReset: operation({
    ...paths.agreeToFactorReset,
    summary:
      'Another steward agrees within 72 hours: the second factor is gone, all sessions end, and the person is mailed. 409: one’s own, ended, or the person used their second factor since',
    params: byId,
    answer: emptyAnswer,
    refusals: [...refusals, 'second_factor_again'],
  }),
  refuseFactorReset: operation({
    ...paths.refuseFactorReset,
    summary: 'A volunteer refuses it, or takes back what they began: nothing changes. 409: it has ended',
    params: byId,
    answer: emptyAnswer,
    refusals,
  }),
}
