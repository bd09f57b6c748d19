import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { levels, mailOutcomes, waitingNames } from './rules.ts'

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as [Key, ...Key[]]

const health = z
  .object({
    checked_at_utc: z.iso.datetime(),
    level: z.enum(levels),
    findings: z.array(z.object({ about: z.string(), level: z.enum(levels), sentence: z.string() })),
    waiting: z.record(z.enum(keysOf(waitingNames)), z.int()),
    /** What became of the mails of the last 24 hours. */
    mails: z.partialRecord(z.enum(keysOf(mailOutcomes)), z.int()),
    public_listings: z.int(),
    /** How many answers took so long since the program started; null: longer than all of these. */
    answers: z.array(z.object({ within_seconds: z.number().nullable(), answers: z.int() })),
  })
  .meta({ id: 'Health' })

export const healthOperations = {
  getHealth: operation({
    ...paths.getHealth,
    summary: 'How the place itself does: what waits, since when, and what became of mails; for volunteers alone',
    answer: z.object({ data: health }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
}
