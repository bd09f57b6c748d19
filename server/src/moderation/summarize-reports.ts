import type { Answer } from '@reable/contract/client'
import { sql } from 'kysely'
import { grantAccess, imageAnswer, type Picture } from '#pictures'
import type { Context } from '#platform/context'
import { listFindings } from '#screening'

/** A listing as volunteers see it. */
export type ModeratedListing = { id: number; title: string; held: boolean; is_public: boolean; deleted: boolean }

/** The reports that wait, or those that are decided. */
type ReportStatus = 'open' | 'decided'

type ReportSummary = Pick<NonNullable<Answer<'getCase'>['listing']>, 'post' | 'reasons' | 'words' | 'findings'>

/** Returns what was reported about a listing, never by whom, and what was found in it before it was public. */
export async function summarizeReports(
  ctx: Context,
  { row, cover, status }: { row: ModeratedListing; cover: Picture | undefined; status: ReportStatus },
): Promise<ReportSummary> {
  const [reasons, words, findings] = await Promise.all([
    countReasons(ctx, row.id, status),
    selectOwnTexts(ctx, row.id, status),
    listFindings(ctx, [row.id]),
  ])
  return { post: serializePost(ctx, row, cover), reasons, words, findings: findings.get(row.id) ?? [] }
}

function serializePost(ctx: Context, row: ModeratedListing, cover: Picture | undefined): ReportSummary['post'] {
  const { id, title, held, is_public, deleted } = row
  const access = cover && !is_public ? grantAccess(ctx, cover) : ''
  // What its owner has deleted nobody else sees any more.
  const image = cover && !deleted ? imageAnswer(cover, title, access) : null
  return { id, title, held, public: is_public, deleted, image }
}

/** Counts the reasons of reports: the most frequent first, then the earliest. */
async function countReasons(
  { db }: Context,
  listingId: number,
  status: ReportStatus,
): Promise<ReportSummary['reasons']> {
  const rows = await db
    .selectFrom('reports')
    .innerJoinLateral(
      sql<{ reason: string; place: string }>`unnest(reports.reasons) with ordinality`.as<'said'>(
        sql`said(reason, place)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['said.reason', sql<string>`count(*)`.as('count')])
    .where('listing_id', '=', listingId)
    .where('decided_at', status === 'open' ? 'is' : 'is not', null)
    .groupBy('said.reason')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`min(array[reports.id, said.place])`)
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }))
}

/** The most texts of reporters that are answered for a listing: a flood of them would bury the rest. */
const maxOwnTexts = 20

/** The reporters' own texts: the newest 20, the oldest of them first. */
async function selectOwnTexts({ db }: Context, listingId: number, status: ReportStatus): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('other')
    .where('listing_id', '=', listingId)
    .where('decided_at', status === 'open' ? 'is' : 'is not', null)
    .where('other', 'is not', null)
    .$narrowType<{ other: string }>()
    .orderBy('id', 'desc')
    .limit(maxOwnTexts)
    .execute()
  return rows.map(({ other }) => other).reverse()
}
