import { casesPerPage, type QueuePart } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import { latelyDays } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countDecidedCasesSince } from './decided-queries.ts'
import { countQueue, selectQueue } from './queue-queries.ts'
import { serializeQueued } from './serialize-case.ts'

type Input = { volunteer: Person | undefined; page: number; waits: QueuePart }

type Queue = { cases: Answer<'listCases'>; total: number; decidedLately: number }

/** Lists one page of what waits for volunteers, or of a part of it, the gravest first, with the total. Refuses as not found anyone who is no volunteer. */
export async function listCases(ctx: Context, { volunteer, page, waits }: Input): Promise<Queue> {
  requireVolunteer(volunteer)
  const size = casesPerPage
  const since = new Date(ctx.clock.now().getTime() - latelyDays * day)
  const [rows, total, decidedLately] = await Promise.all([
    selectQueue(ctx, { waits, size, offset: (page - 1) * size }),
    countQueue(ctx, waits),
    countDecidedCasesSince(ctx, since),
  ])
  return { cases: rows.map((row) => serializeQueued(ctx, row, volunteer.id)), total, decidedLately }
}
