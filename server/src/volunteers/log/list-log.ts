import type { Answer } from '@reable/contract/client'
import { type LogSubject, logAtMost, logPerPage } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireMay } from '../roles/require-may.ts'
import { countActs, type LoggedAct, readLogSearch, selectActs } from './log-queries.ts'

type Input = { volunteer: Person | undefined; page: number; q: string }

/** Lists one page of the latest things that volunteers did, with their number, and whether there are older ones. Refuses as `requireMay` does. */
export async function listLog(
  ctx: Context,
  { volunteer, page, q }: Input,
): Promise<{ entries: Answer<'listLog'>; total: number; more: boolean }> {
  await requireMay(ctx, volunteer, 'read_log')
  const filter = readLogSearch(q)
  const offset = Math.min((page - 1) * logPerPage, logAtMost)
  const [rows, counted] = await Promise.all([
    selectActs(ctx, { filter, limit: Math.min(logPerPage, logAtMost - offset), offset }),
    countActs(ctx, filter, logAtMost + 1),
  ])
  return { entries: rows.map(serializeAct), total: Math.min(counted, logAtMost), more: counted > logAtMost }
}

const serializeAct = ({ at, email, subject, ...row }: LoggedAct): Answer<'listLog'>[number] => ({
  ...row,
  at_utc: at.toISOString(),
  by: email,
  subject: subject as LogSubject,
})
