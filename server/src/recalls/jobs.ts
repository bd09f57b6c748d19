import { z } from 'zod'
import type { Context } from '#platform/context'
import { enqueue, type JobTable } from '#platform/jobs'
import { checkCard } from './checks/check-card.ts'
import { checkUnchecked, checkUncheckedSoon } from './checks/check-unchecked.ts'
import { refreshRecalls } from './file/refresh-recalls.ts'

const cursor = z.object({ after: z.int() })
const cardRun = z.object({ cardId: z.int(), version: z.int(), after: z.int() })

/** The jobs of this module, by name; `shipped` is the text of the file that comes with the program. */
export const recallJobsWith = (shipped: string): JobTable => ({
  'refresh-recalls': async (ctx) => {
    await refreshRecalls(ctx, shipped)
    await checkUncheckedSoon(ctx)
  },
  'check-recall-card': (ctx, payload) => checkCard(ctx, cardRun.parse(payload)),
  'check-unchecked': (ctx, payload) => checkUnchecked(ctx, cursor.parse(payload)),
})

/** Queues a refresh at a start, which may be the first. Many at once are one. */
export const refreshRecallsSoon = (ctx: Context): Promise<void> =>
  enqueue(ctx, 'refresh-recalls', {}, { key: 'refresh-recalls', queue: 'refresh-recalls' })
