import type { Answer } from '@reable/contract/client'
import type { Decision } from '@reable/contract/moderation/rules'
import { grantAccess, imageAnswer, type Picture, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { listFindings } from '#screening'
import { nameIfThere } from '#volunteers'
import { type DecisionRow, selectDecisions } from './decided-queries.ts'
import { countReasons, type ModeratedListing, type ReportStatus, selectOwnTexts } from './reported-queries.ts'

type ReportSummary = Answer<'listDecidedListings'>[number]

/** Adds to these listings their reports of that status, never by whom, what was found before they were public, and their decisions. */
export async function summarizeReports<Row extends ModeratedListing>(
  ctx: Context,
  rows: Row[],
  status: ReportStatus,
): Promise<{ row: Row; summary: ReportSummary }[]> {
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const queries = [countReasons(ctx, ids, status), selectOwnTexts(ctx, ids, status), selectDecisions(ctx, ids)] as const
  const [[reasons, words, decisions], pictures, findings] = await Promise.all([
    Promise.all(queries),
    picturesOf(ctx, ids),
    listFindings(ctx, ids),
  ])
  return rows.map((row) => ({
    row,
    summary: {
      post: serializePost(ctx, row, pictures.get(row.id)?.[0]),
      reasons: ofListing(reasons, row).map(({ reason, count }) => ({ reason, count })),
      words: ofListing(words, row).map(({ other }) => other),
      findings: findings.get(row.id) ?? [],
      decisions: ofListing(decisions, row).map(serializeDecision),
    },
  }))
}

const ofListing = <Row extends { listing_id: number }>(rows: readonly Row[], { id }: ModeratedListing): Row[] =>
  rows.filter(({ listing_id }) => listing_id === id)

function serializePost(ctx: Context, row: ModeratedListing, cover: Picture | undefined): ReportSummary['post'] {
  const { id, title, held, is_public, deleted } = row
  const access = cover && !is_public ? grantAccess(ctx, cover) : ''
  // What its owner has deleted nobody else sees any more.
  const image = cover && !deleted ? imageAnswer(cover, title, access) : null
  return { id, title, held, public: is_public, deleted, image }
}

const serializeDecision = ({ id, decision, decided_at, email, first_name, words }: DecisionRow) => ({
  ...{ id, decision: decision as Decision, words },
  decided_at_utc: decided_at.toISOString(),
  decided_by: nameIfThere(email, first_name),
})
