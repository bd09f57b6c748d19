import type { Role } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import { call, type Program } from '../../listings/testing.ts'
import { type Pair, somePair, write } from '../../messages/testing.ts'
import { answer, restrict } from '../../people/testing.ts'
import { get, signedIn, someListing } from '../../testing.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { neighbour, report } from '../testing.ts'

/** A volunteer with the headers of their session. */
export type Room = { headers: Record<string, string>; person: Person }

/** Somebody with a role, who is called so. */
export async function someVolunteerCalled({ ctx }: Program, name: string, role: Role = 'moderator'): Promise<Room> {
  const { person, headers } = await someVolunteer(ctx, role)
  await ctx.db.updateTable('people').set({ first_name: name }).where('id', '=', person.id).execute()
  return { person, headers }
}

export const queue = async (program: Program, room: Room, query = '') =>
  (await get(program, `/console/cases${query}`, room.headers)).body.data

export const caseOf = (program: Program, room: Room, id: number) => get(program, `/console/cases/${id}`, room.headers)

export const claim = (program: Program, room: Room, id: number) =>
  call(program, 'POST', `/console/cases/${id}/claim`, room.headers)

export const decide = (program: Program, room: Room, id: number, decision: string, words = '') =>
  call(program, 'POST', `/console/cases/${id}/decision`, room.headers, { decision, words })

/** Decides about a listing: in the case that waits, or again where it was decided. */
export async function decideListing(program: Program, room: Room, listingId: number, decision: string, words = '') {
  const open = await openCaseAbout(program, { listing_id: listingId })
  if (open !== undefined) return decide(program, room, open, decision, words)
  const cases = program.ctx.db.selectFrom('cases').select('id').where('listing_id', '=', listingId)
  const { id } = await cases.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const seen = (await caseOf(program, room, id)).body.data.decisions[0]?.id
  return call(program, 'POST', `/console/cases/${id}/decision`, room.headers, { decision, words, seen })
}

export const undo = (program: Program, room: Room, decision: number) =>
  call(program, 'POST', `/console/decisions/${decision}/undo`, room.headers)

/** The id of the open case about something. */
export async function openCaseAbout(
  { ctx }: Program,
  about: { listing_id: number } | { person_id: number } | { message_id: number },
): Promise<number | undefined> {
  const [[column, id] = ['listing_id', 0]] = Object.entries(about) as ['listing_id', number][]
  const cases = ctx.db
    .selectFrom('cases')
    .select('id')
    .where(column as 'listing_id', '=', id)
    .where('closed_at', 'is', null)
  return (await cases.executeTakeFirst())?.id
}

/** What the page of the open case about a listing shows of it; undefined where nothing waits. */
export async function waitingListing(program: Program, headers: object, listingId: number) {
  const id = await openCaseAbout(program, { listing_id: listingId })
  return id === undefined ? undefined : (await get(program, `/console/cases/${id}`, headers)).body.data.listing
}

/** A listing that somebody reported, with its case. */
export async function reportedListing(program: Program, reasons = ['duplicate']) {
  const owner = await neighbour(program.ctx)
  const id = await someListing(program.ctx, owner)
  const reporter = await neighbour(program.ctx)
  await report(program, id, reasons, { headers: await signedIn(program.ctx, reporter) })
  return { id, owner, reporter, caseId: (await openCaseAbout(program, { listing_id: id })) ?? 0 }
}

export const cheating = 'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim'

/** A message that waits for a volunteer, with its case. */
export async function pendingMessage(program: Program) {
  const pair = await somePair(program)
  const { body } = await write(program, pair.buyer, pair.id, cheating)
  const messageId: number = body.data.id
  return { ...pair, messageId, caseId: (await openCaseAbout(program, { message_id: messageId })) ?? 0 }
}

/** Reports the buyer of a conversation. */
export const reportBuyer = (program: Program, { owner, id }: Pair) =>
  call(program, 'POST', `/api/user/conversations/${id}/report`, owner.headers, { words: 'He frightens me' })

/** Somebody who was reported, with their case. */
export async function reportedPerson(program: Program) {
  const pair = await somePair(program)
  await reportBuyer(program, pair)
  const personId = pair.buyer.person.id
  return { ...pair, personId, caseId: (await openCaseAbout(program, { person_id: personId })) ?? 0 }
}

/** Lets somebody be restricted by a volunteer, and answer to it; returns the id of the restriction. */
export async function restrictAnswered(
  program: Program,
  by: Room,
  { person, headers }: Pair['owner'],
  asked: { kind: 'mute' | 'stop' | 'ban'; days: number } = { kind: 'mute', days: 7 },
): Promise<number> {
  const { id } = (await restrict(program, by.headers, person.id, asked)).body.data
  await answer(program, headers, id, `That was not me: ${asked.kind}.`)
  return id
}

/** Somebody who was restricted by a volunteer and answered, with their case. */
export async function answeredPerson(program: Program, by: Room, asked?: Parameters<typeof restrictAnswered>[3]) {
  const pair = await somePair(program)
  const restriction = await restrictAnswered(program, by, pair.buyer, asked)
  const personId = pair.buyer.person.id
  return { ...pair, personId, restriction, caseId: (await openCaseAbout(program, { person_id: personId })) ?? 0 }
}

/** Decides about the answer that the page of a case shows. */
export async function decideAnswer(program: Program, room: Room, id: number, outcome: 'lift' | 'leave', words = '') {
  const { answered } = (await caseOf(program, room, id)).body.data
  const decision = `${outcome}_${answered?.kind}`
  return call(program, 'POST', `/console/cases/${id}/decision`, room.headers, {
    ...{ decision, words, restriction: answered?.id ?? 0 },
  })
}
