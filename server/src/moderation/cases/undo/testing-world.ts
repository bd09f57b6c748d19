import fc from 'fast-check'
import { call, type Program } from '../../../listings/testing.ts'
import { signedIn } from '../../../testing.ts'
import { neighbour, report } from '../../testing.ts'
import {
  answeredPerson,
  decide,
  decideAnswer,
  decideListing,
  openCaseAbout,
  pendingMessage,
  type Room,
  reportBuyer,
  reportedListing,
  reportedPerson,
  restrictAnswered,
} from '../testing-cases.ts'

/**
 * A listing that somebody reported, somebody who was reported, somebody who answered to two restrictions, and a message that waits: each of
 * a world of its own.
 */
export async function someWorld(program: Program, restricting: Room) {
  const answered = await answeredPerson(program, restricting)
  await restrictAnswered(program, restricting, answered.buyer, { kind: 'stop', days: 3 })
  return {
    answered,
    listing: await reportedListing(program),
    person: await reportedPerson(program),
    message: await pendingMessage(program),
  }
}

export type World = Awaited<ReturnType<typeof someWorld>>

/** What can be decided: `again` decides about a listing where nothing waits. */
export type Made = { about: 'listing' | 'person' | 'answered' | 'message'; decision: string }

export type Act =
  | Made
  | { report: 'listing'; reason: string; notifyMe: boolean }
  | { report: 'person' | 'answered' }
  | { edit: true }

const made = (about: Made['about'], ...decisions: string[]) =>
  fc.constantFrom(...decisions.map((decision): Made => ({ about, decision })))

/** Decisions that can be undone. */
export const undoable = fc.oneof(
  made('listing', 'keep', 'release'),
  made('person', 'pause', 'nothing'),
  made('answered', 'lift', 'leave', 'nothing', 'pause'),
  made('message', 'return'),
)

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  undoable,
  made('message', 'deliver'),
  fc.record({
    report: fc.constant('listing' as const),
    reason: fc.constantFrom('scam', 'duplicate'),
    notifyMe: fc.boolean(),
  }),
  fc.record({ report: fc.constantFrom('person' as const, 'answered' as const) }),
  fc.constant({ edit: true as const }),
)

/** Makes a decision as a volunteer does; returns its id, undefined where there was nothing to decide. */
export async function decideIn(program: Program, room: Room, world: World, act: Made): Promise<number | undefined> {
  const last = program.ctx.db.selectFrom('case_decisions').select('id').orderBy('id', 'desc').limit(1)
  const before = (await last.executeTakeFirst())?.id
  if (act.about === 'listing') {
    await decideListing(program, room, world.listing.id, act.decision, 'A word to you')
  } else {
    const about =
      act.about === 'message' ? { message_id: world.message.messageId } : { person_id: world[act.about].personId }
    const caseId = await openCaseAbout(program, about)
    if (caseId !== undefined) await decideCaseIn(program, room, caseId, act.decision)
  }
  const after = (await last.executeTakeFirst())?.id
  return after === before ? undefined : after
}

const decideCaseIn = (program: Program, room: Room, caseId: number, decision: string) =>
  decision === 'lift' || decision === 'leave'
    ? decideAnswer(program, room, caseId, decision)
    : decide(program, room, caseId, decision)

/** Does what somebody does in this world. */
export async function act(program: Program, room: Room, world: World, what: Act): Promise<void> {
  if ('about' in what) await decideIn(program, room, world, what)
  else if ('edit' in what) await editListing(program, world)
  else if (what.report !== 'listing') await reportBuyer(program, world[what.report])
  else await reportAs(program, world, what)
}

async function reportAs(
  program: Program,
  { listing: { id } }: World,
  { reason, notifyMe }: { reason: string; notifyMe: boolean },
): Promise<void> {
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  if (!notifyMe) await report(program, id, [reason], { headers })
  else await call(program, 'POST', `/posts/${id}/report`, headers, { reasons: [reason], notify_me: true })
}

async function editListing(program: Program, { listing: { id, owner } }: World): Promise<void> {
  await call(program, 'PUT', `/posts/${id}/renew`, await signedIn(program.ctx, owner))
}

/** A mail without its numbers and the keys of its links. */
const timeless = (text: string) => text.replace(/token=[\w.~-]+/g, 'token').replace(/\d+/g, '#')

/**
 * What a decision can change, as it stands: the suspension, the reports and their outcome, what volunteers decided, restrictions, held messages, the
 * open cases, and the mails to everybody of this world. Not the log, which gains lines; nor ids, nor that a decision was undone.
 */
export async function stateOf({ ctx: { db } }: Program, { listing, person, answered, message }: World) {
  const listingRow = db
    .selectFrom('listings')
    .select(['held_at', 'held_why', 'held_words', 'is_public', 'announced_at'])
  const reports = db
    .selectFrom('reports')
    .select(['decision', 'decided_at', 'network', 'reasons', 'weight', 'wants_outcome', 'hid_alone'])
  const decisions = db
    .selectFrom('case_decisions as d')
    .innerJoin('cases as c', 'c.id', 'd.case_id')
    .select(['d.decision', 'd.decided_at', 'd.words', 'd.volunteer_id'])
    .where('d.undone_at', 'is', null)
  const personReports = db.selectFrom('person_reports').select(['decision', 'decided_at', 'decided_by', 'words'])
  const about = [person.personId, answered.personId]
  const people = [
    listing.owner,
    person.owner.person,
    person.buyer.person,
    message.owner.person,
    message.buyer.person,
    answered.owner.person,
    answered.buyer.person,
  ]
  const restrictions = db
    .selectFrom('restrictions')
    .select(['kind', 'ends_at', 'answer', 'reviewed_at'])
    .where('lifted_at', 'is', null)
  const mails = db.selectFrom('mails').select(['recipient', 'subject', 'plain', 'outcome'])
  const cases = db
    .selectFrom('cases')
    .select(['subject', 'reasons', 'gravity', 'opened_at', 'not_by'])
    .where('closed_at', 'is', null)
    .where((row) =>
      row.or([
        row('listing_id', '=', listing.id),
        row('person_id', 'in', about),
        row('message_id', '=', message.messageId),
      ]),
    )
  const addresses = people.map(({ email }) => email)
  return {
    listing: await listingRow.where('id', '=', listing.id).execute(),
    reports: await reports.where('listing_id', '=', listing.id).orderBy('id').execute(),
    decisions: await decisions.where('c.listing_id', '=', listing.id).orderBy('d.id').execute(),
    personReports: await personReports.where('reported_id', 'in', about).orderBy('id').execute(),
    restrictions: await restrictions.where('person_id', 'in', about).orderBy('id').execute(),
    message: await db
      .selectFrom('pending_messages')
      .select(['decision', 'decided_at', 'decided_by'])
      .where('message_id', '=', message.messageId)
      .execute(),
    cases: await cases.orderBy('subject').orderBy('id').execute(),
    mails: (await mails.where('recipient', 'in', addresses).orderBy('id').execute()).map((mail) => ({
      ...{ to: addresses.indexOf(mail.recipient), outcome: mail.outcome },
      ...{ subject: mail.subject, plain: timeless(mail.plain ?? '') },
    })),
    toReporters: await countOutcomes(db, listing.id),
  }
}

async function countOutcomes(db: Program['ctx']['db'], listingId: number): Promise<number> {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('people', 'people.email', 'mails.recipient')
    .innerJoin('reports', 'reports.person_id', 'people.id')
    .select('mails.id')
    .where('reports.listing_id', '=', listingId)
    .where('mails.subject', '=', 'We looked at what you reported')
    .execute()
  return rows.length
}
