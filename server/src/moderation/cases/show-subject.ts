import type { Answer } from '@reable/contract/client'
import type { Subject } from '#cases'
import { findPendingMessage } from '#messages'
import { grantAccess, imageAnswer, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { showAnswered } from '../answers/show-answered.ts'
import { withShownMessages } from '../people/list-person-reports.ts'
import { selectReportsAbout } from '../people/person-report-queries.ts'
import { serializePending } from '../people/serialize-worry.ts'
import { hasReportsToDecide } from '../report-queries.ts'
import { summarizeReports } from '../summarize-reports.ts'
import { showSides } from './show-sides.ts'
import { findListingOf, findPairOfMessage } from './side-queries.ts'

type Shown = Pick<Answer<'getCase'>, 'listing' | 'answered' | 'reports' | 'message' | 'sides'>

/** Of a person, on the page of their case. */
const reportsAtMost = 20

const nothing: Shown = { listing: null, answered: null, reports: [], message: null, sides: [] }

/** Shows what a case is about as its viewer sees it, with what is known of its sides. */
export const showSubject = (ctx: Context, { kind, id }: Subject, volunteer: { id: number }): Promise<Shown> =>
  showing[kind](ctx, id, volunteer)

const showing: Record<Subject['kind'], (ctx: Context, id: number, volunteer: { id: number }) => Promise<Shown>> = {
  listing: async (ctx, id) => {
    const row = await findListingOf(ctx, id)
    if (!row) return nothing
    const [[summarized], pictures, decidesReports] = await Promise.all([
      summarizeReports(ctx, [row], 'open'),
      picturesOf(ctx, [id]),
      hasReportsToDecide(ctx, id),
    ])
    if (!summarized) return nothing
    const images = row.deleted ? [] : (pictures.get(id) ?? [])
    const access = (picture: (typeof images)[number]) => (row.is_public ? '' : grantAccess(ctx, picture))
    const listing = {
      ...summarized.summary,
      decides_reports: decidesReports,
      description: row.deleted ? '' : row.description,
      price: row.price,
      images: images.map((picture) => imageAnswer(picture, row.title, access(picture))),
    }
    const sides = await showSides(ctx, [{ role: 'owner', personId: row.owner_id, as: 'owner' }], { reportersOf: id })
    return { ...nothing, listing, sides }
  },
  person: async (ctx, id, volunteer) => {
    const rows = await selectReportsAbout(ctx, id, reportsAtMost)
    const reporters = [...new Set(rows.flatMap(({ reporter_id }) => reporter_id ?? []))]
    const [answered, reports, sides] = await Promise.all([
      showAnswered(ctx, { personId: id, volunteer }),
      withShownMessages(ctx, rows),
      showSides(ctx, [
        { role: 'reported', personId: id },
        ...reporters.map((personId) => ({ role: 'reporters' as const, personId })),
      ]),
    ])
    return { ...nothing, answered, reports, sides }
  },
  message: async (ctx, id) => {
    const [message, pair] = await Promise.all([findPendingMessage(ctx, id), findPairOfMessage(ctx, id)])
    if (!message || !pair) return nothing
    const [owner, buyer] = [
      { personId: pair.owner_id, as: 'owner' as const },
      { personId: pair.buyer_id, as: 'buyer' as const },
    ]
    const [writer, receiver] = pair.owner_id === pair.sender_id ? [owner, buyer] : [buyer, owner]
    const sides = await showSides(ctx, [
      { role: 'writer', ...writer },
      { role: 'receiver', ...receiver },
    ])
    return { ...nothing, message: serializePending(ctx, message), sides }
  },
}
