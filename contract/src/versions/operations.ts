import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { documentKinds, rankLimit } from './rules.ts'

/** As it came with the program, `version` is 1 and nobody has changed it. `changed_by` is a volunteer’s address. */
export const change = { version: z.int(), changed_at_utc: z.string().nullable(), changed_by: z.string().nullable() }

/** The version that somebody edited. */
export const seen = { version: z.int32() }

/** A field of one line by its rule. */
export const line = (rule: (text: string) => string | undefined) =>
  z.string().transform(oneLine).superRefine(validatedBy(rule))

export const rank = z.int().min(0).max(rankLimit)

/** Those of reading what stewards change, and of changing it. */
export const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
export const stewardRefusals = [
  ...volunteerRefusals,
  'forbidden',
  'second_factor_again',
  'invalid',
  'conflict',
] as const

export const versionsOperations = {
  listVersions: operation({
    ...paths.listVersions,
    summary: 'The latest 50 versions of what volunteers change, such as a page or a kind, the current one first',
    params: z.object({ kind: z.enum(documentKinds), key: z.string() }),
    answer: z.object({
      data: z.array(
        z.object({
          ...change,
          /** What it said, in the fields of its change; null: it was removed. */
          fields: z.record(z.string(), z.unknown()).nullable(),
        }),
      ),
    }),
    refusals: [...volunteerRefusals, 'invalid'],
  }),
}
