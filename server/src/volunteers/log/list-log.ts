import type { Answer } from '@reable/contract/client'
import { type LogSubject, logPerPage } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireMay } from '../roles/require-may.ts'
import { countActs, type LoggedAct, readLogSearch, selectActs } from './log-queries.ts'

type Input = { volunteer: Person | undefined; page: number; q: string }

/** Lists one page of what volunteers did, the latest first, with the total. Refuses as `requireMay` does. */
export async function listLog(
  ctx: Context,
  { volunteer, page, q }: Input,
): Promise<{ entries: Answer<'listLog'>; total: number }> {
  await requireMay(ctx, volunteer, 'read_log')
  const filter = readLogSearch(q)
  const [rows, total] = await Promise.all([
    selectActs(ctx, { filter, limit: logPerPage, offset: (page - 1) * logPerPage }),
    countActs(ctx, filter),
  ])
  return { entries: rows.map(serializeAct), total }
}

const serializeAct = ({ at, email, subject, ...row }: LoggedAct): Answer<'listLog'>[number] => ({
  ...row,
  at_utc: at.toISOString(),
  by: email,
  subject: subject as LogSubject,
})
