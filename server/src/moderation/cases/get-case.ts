import { caseSentences, notesAtMost } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import { type ConversationRole, nameByRole } from '@reable/contract/messages/conversation-rules'
import { kindTexts, ownAnswer } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { requireCase, type Subject, subjectOf, whyBarred } from '#cases'
import { findPendingMessage } from '#messages'
import { grantAccess, imageAnswer, picturesOf } from '#pictures'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findInForce } from '#restrictions'
import { requireVolunteer } from '#volunteers'
import { showAnswered } from '../answers/show-answered.ts'
import { withShownMessages } from '../people/list-person-reports.ts'
import { selectReportsAbout } from '../people/person-report-queries.ts'
import { serializePerson } from '../people/serialize-person-report.ts'
import { serializePending } from '../people/serialize-worry.ts'
import { hasReportsToDecide } from '../report-queries.ts'
import { summarizeReports } from '../summarize-reports.ts'
import { selectDecisionsIn } from './decided-queries.ts'
import { selectNotes } from './note-queries.ts'
import { findQueuedAmong } from './queue-queries.ts'
import { nameless, serializeDecision, serializeNote, serializeQueued } from './serialize-case.ts'
import { addUpReporters, findListingOf, findPairOfMessage, type SideRow, selectSides } from './side-queries.ts'

type Input = { volunteer: Person | undefined; caseId: number }

/** Returns a case with all that a volunteer needs to decide. Refuses as not found an unknown one, and anyone who is no volunteer. */
export async function getCase(ctx: Context, { volunteer, caseId }: Input): Promise<Answer<'getCase'>> {
  requireVolunteer(volunteer)
  const row = await requireCase(ctx, caseId)
  const subject = subjectOf(row)
  const [[queued], barred, shown, decisions, notes] = await Promise.all([
    findQueuedAmong(ctx, [caseId]),
    whyBarred(ctx, row, volunteer),
    showSubject(ctx, subject, volunteer),
    selectDecisionsIn(ctx, caseId),
    selectNotes(ctx, caseId, notesAtMost),
  ])
  if (!queued) throw new Refusal('not_found', caseSentences.gone)
  return {
    ...serializeQueued(ctx, queued, volunteer.id),
    closed_at_utc: row.closed_at?.toISOString() ?? null,
    barred: barred ?? (shown.answered?.own ? ownAnswer : null),
    ...shown,
    decisions: decisions.map((decision) => serializeDecision(ctx, decision, barred)),
    notes: notes.map(serializeNote),
  }
}

type Shown = Pick<Answer<'getCase'>, 'listing' | 'answered' | 'reports' | 'message' | 'sides'>

/** Of a person, on the page of their case. */
const reportsAtMost = 20

const nothing: Shown = { listing: null, answered: null, reports: [], message: null, sides: [] }

/** Shows what a case is about as its viewer sees it, with what is known of its sides. */
const showSubject = (ctx: Context, { kind, id }: Subject, volunteer: { id: number }): Promise<Shown> =>
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

type Side = Answer<'getCase'>['sides'][number]

/** `as`: what they are in the one conversation or listing that the case is about; who was reported may sell here and buy there. */
type Asked = { role: Side['role']; personId: number | null; as?: ConversationRole }

/**
 * Shows what is known of the people of a case, in counts. Of those who reported a listing these are added up: nobody is known by them, and
 * visitors have none.
 */
async function showSides(
  ctx: Context,
  asked: readonly Asked[],
  { reportersOf }: { reportersOf?: number } = {},
): Promise<Side[]> {
  const rows = await selectSides(
    ctx,
    asked.flatMap(({ personId }) => personId ?? []),
  )
  const found = asked.flatMap((side) => {
    const row = rows.find(({ id }) => id === side.personId)
    return row ? [{ side, row }] : []
  })
  const sides = await Promise.all(found.map(({ side, row }) => sideOf(ctx, side, row)))
  if (reportersOf === undefined) return sides
  const { accounts, ...facts } = await addUpReporters(ctx, reportersOf)
  return accounts ? [...sides, { role: 'reporters', account: null, person: null, facts, restrictions: [] }] : sides
}

async function sideOf(ctx: Context, { role, as }: Asked, row: SideRow): Promise<Side> {
  const { id, first_name, member_since, ...facts } = row
  const now = ctx.clock.now()
  const person = serializePerson(as ? nameByRole[as] : nameless, { first_name, member_since })
  const restrictions = (await findInForce(ctx, id)).map(
    ({ kind, ends_at }) => `${kindTexts[kind].past} ${ends_at ? `until ${vancouverDay(ends_at, now)}` : 'for good'}`,
  )
  // Who reported is not known by it.
  return { role, account: role === 'reporters' ? null : id, person, facts, restrictions }
}
