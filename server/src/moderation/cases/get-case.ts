import { caseSentences, notesAtMost } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import { type ConversationRole, nameByRole } from '@reable/contract/messages/conversation-rules'
import { kindTexts, ownAnswer } from '@reable/contract/restrictions/rules'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { findLastAboutListing, requireCase, type Subject, subjectOf, whyBarred } from '#cases'
import { findPendingMessage } from '#messages'
import { grantAccess, imageAnswer, picturesOf } from '#pictures'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { findInForce } from '#restrictions'
import { requireVolunteer } from '#volunteers'
import { showAnswered } from '../answers/show-answered.ts'
import { selectReportsAbout } from '../people/person-report-queries.ts'
import { serializePerson, withShownMessages } from '../people/serialize-person-report.ts'
import { serializePending } from '../people/serialize-worry.ts'
import { wasRight } from '../report-queries.ts'
import { summarizeReports } from '../summarize-reports.ts'
import { selectDecisionsAbout } from './decided-queries.ts'
import { selectNotes } from './note-queries.ts'
import { findQueuedAmong } from './queue-queries.ts'
import { nameless, serializeDecision, serializeNote, serializeQueued } from './serialize-case.ts'
import { findReportsToDecide } from './undo/remember-queries.ts'

type Input = { volunteer: Person | undefined; caseId: number }

/** Returns a case with all that a volunteer needs to decide. Refuses as not found an unknown one, and anyone who is no volunteer. */
export async function getCase(ctx: Context, { volunteer, caseId }: Input): Promise<Answer<'getCase'>> {
  requireVolunteer(volunteer)
  const row = await requireCase(ctx, caseId)
  const subject = subjectOf(row)
  const [[queued], barred, shown, decisions, notes] = await Promise.all([
    findQueuedAmong(ctx, [caseId]),
    whyBarred(ctx, row, volunteer),
    showSubject(ctx, subject, { volunteer, isClosed: row.closed_at !== null }),
    selectDecisionsAbout(ctx, subject),
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
const showSubject = (ctx: Context, { kind, id }: Subject, viewing: Viewing): Promise<Shown> =>
  showing[kind](ctx, id, viewing)

type Viewing = { volunteer: { id: number }; isClosed: boolean }

const showing: Record<Subject['kind'], (ctx: Context, id: number, viewing: Viewing) => Promise<Shown>> = {
  listing: async (ctx, id, { isClosed }) => {
    const row = await findListingOf(ctx, id)
    if (!row) return nothing
    const [pictures, last] = await Promise.all([picturesOf(ctx, [id]), findLastAboutListing(ctx, id)])
    const images = row.deleted ? [] : (pictures.get(id) ?? [])
    const [summary, reports] = await Promise.all([
      summarizeReports(ctx, { row, cover: images[0], status: isClosed ? 'decided' : 'open' }),
      findReportsToDecide(ctx, id, last?.decided_at),
    ])
    const access = (picture: (typeof images)[number]) => (row.is_public ? '' : grantAccess(ctx, picture))
    const listing = {
      ...summary,
      decides_reports: reports.length > 0,
      description: row.deleted ? '' : row.description,
      price: row.price,
      images: images.map((picture) => imageAnswer(picture, row.title, access(picture))),
    }
    const sides = await showSides(ctx, [{ role: 'owner', personId: row.owner_id, as: 'owner' }], { reportersOf: id })
    return { ...nothing, listing, sides }
  },
  person: async (ctx, id, { volunteer }) => {
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

/** What is known of somebody, in counts. */
type SideFacts = {
  listings: number
  hidden: number
  about_right: number
  about_wrong: number
  made_right: number
  made_wrong: number
  returned: number
}

type SideRow = SideFacts & {
  id: number
  first_name: string | null
  member_since: Date
}

/** These people with what volunteers decided about what is theirs and what they reported. */
async function selectSides({ db }: Context, personIds: number[]): Promise<SideRow[]> {
  if (!personIds.length) return []
  const { rows } = await sql<SideRow>`
    select p.id, p.first_name, p.created_at as member_since, own.*, about.*, made.*, written.*
    from people p
    cross join lateral (
      select count(*) filter (where l.deleted_at is null)::int as listings, count(l.held_at)::int as hidden
      from listings l where l.owner_id = p.id
    ) own
    cross join lateral (
      select (count(*) filter (where said.was_right))::int as about_right,
        (count(*) filter (where not said.was_right))::int as about_wrong
      from (
        select ${wasRight} as was_right from reports r join listings l on l.id = r.listing_id where l.owner_id = p.id
        union all select decision = 'pause' from person_reports where reported_id = p.id
      ) said
    ) about
    cross join lateral (
      select (count(*) filter (where said.was_right))::int as made_right,
        (count(*) filter (where not said.was_right))::int as made_wrong
      from (
        select ${wasRight} as was_right from reports where person_id = p.id
        union all select decision = 'pause' from person_reports where reporter_id = p.id
      ) said
    ) made
    cross join lateral (
      select count(*)::int as returned from messages m join pending_messages h on h.message_id = m.id
      where m.sender_id = p.id and h.decision = 'return'
    ) written
    where p.id = any(${personIds}::bigint[])`.execute(db)
  return rows
}

/** The accounts that reported a listing, without who they are: their outcomes, added up. */
async function addUpReporters({ db }: Context, listingId: number): Promise<SideFacts & { accounts: number }> {
  const { rows } = await sql<{ accounts: number; made_right: number; made_wrong: number }>`
    select count(distinct r.person_id)::int as accounts,
      (count(*) filter (where ${wasRight}))::int as made_right,
      (count(*) filter (where not ${wasRight}))::int as made_wrong
    from reports r
    where r.person_id in (select person_id from reports where listing_id = ${listingId} order by id desc limit 100)`.execute(
    db,
  )
  const { accounts, made_right, made_wrong } = onlyRow(rows)
  const none = { listings: 0, hidden: 0, about_right: 0, about_wrong: 0, returned: 0 }
  return { accounts, ...none, made_right, made_wrong }
}

/** The two people of a conversation with a message in it: who wrote it, and whom it is for. */
const findPairOfMessage = ({ db }: Context, messageId: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.sender_id', 'c.owner_id', 'c.buyer_id'])
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** What a volunteer reads of a listing that nobody else may see. */
const findListingOf = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('listings')
    .select(['id', 'title', 'description', 'price', 'owner_id', 'is_public'])
    .select(sql<boolean>`held_at is not null`.as('held'))
    .select(sql<boolean>`deleted_at is not null`.as('deleted'))
    .where('id', '=', listingId)
    .executeTakeFirst()
