import type { Answer } from '@reable/contract/client'
import type { Decision } from '@reable/contract/moderation/rules'
import { grantAccess, imageAnswer, type Picture, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { type MadeDecision, selectDecisions } from './decided-queries.ts'
import { type AboutRow, countReasons, selectOwnWords, type Which } from './reported-queries.ts'

type About = Pick<Answer<'listReportedListings'>[number], 'post' | 'reasons' | 'words' | 'decisions'>

/** These listings with what is said about them, never by whom, and what was decided; `which` of the reports say it. */
export async function saidOfListings<Row extends AboutRow>(
  ctx: Context,
  rows: Row[],
  which: Which,
): Promise<{ row: Row; about: About }[]> {
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const asked = [countReasons(ctx, ids, which), selectOwnWords(ctx, ids, which), selectDecisions(ctx, ids)] as const
  const [[reasons, words, made], pictures] = await Promise.all([Promise.all(asked), picturesOf(ctx, ids)])
  return rows.map((row) => ({
    row,
    about: {
      post: postAnswer(ctx, row, pictures.get(row.id)?.[0]),
      reasons: ofListing(reasons, row).map(({ reason, count }) => ({ reason, count })),
      words: ofListing(words, row).map(({ other }) => other),
      decisions: ofListing(made, row).map(decisionAnswer),
    },
  }))
}

const ofListing = <Said extends { listing_id: number }>(said: readonly Said[], { id }: AboutRow): Said[] =>
  said.filter(({ listing_id }) => listing_id === id)

function postAnswer(ctx: Context, row: AboutRow, cover: Picture | undefined): About['post'] {
  const { id, title, held, is_public, deleted } = row
  const access = cover && !is_public ? grantAccess(ctx, cover) : ''
  // What its owner has deleted nobody else sees any more.
  const image = cover && !deleted ? imageAnswer(cover, title, access) : null
  return { id, title, held, public: is_public, deleted, image }
}

const decisionAnswer = ({ id, decision, decided_at, email, words }: MadeDecision) => ({
  ...{ id, decision: decision as Decision, words },
  decided_at_utc: decided_at.toISOString(),
  decided_by: email,
})
