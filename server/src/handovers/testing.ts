import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { lockAnyListing } from '#listings'
import { inTransaction } from '#platform/context'
import { call, type Program } from '../listings/testing.ts'
import { waitForBlockedSession } from '../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { sweepHandovers } from './sweep-handovers.ts'

type Handover = Answer<'getHandover'>

/** One of a conversation, with what they can do in it. */
export type Side = {
  person: Person
  conversationId: number
  get: () => Promise<Handover>
  /** A call below the conversation: `PUT promise`. */
  act: (
    act: string,
    body?: object,
  ) => Promise<{ status: number; body: { data: Handover; error: string; errors: object } }>
  /** What Reable and the other said, the newest last. */
  read: () => Promise<string[]>
  /** The mails that came. */
  mails: () => Promise<{ subject: string; plain: string; html: string; calendar: string | null }[]>
}

export type Deal = { listingId: number; owner: Side; buyer: Side; headers: Record<string, string> }

/** A listing about which so many buyers wrote: the side of each, and the owner's side in each conversation. */
export async function seedDeals(program: Program, buyers: number): Promise<Deal[]> {
  const owner = await someone(program.ctx)
  const headers = await signedIn(program.ctx, owner)
  const listingId = await someListing(program.ctx, owner, { title: 'Blue rollator' })
  const deals: Deal[] = []
  for (let at = 0; at < buyers; at++) {
    const buyer = await someone(program.ctx)
    const from = await signedIn(program.ctx, buyer)
    await call(program, 'POST', '/messages', from, { post_id: listingId, body: 'Still there?', termsOfUse: true })
    const { body } = await get(program, '/api/user/conversations', from)
    const conversationId = body.data[0].id as number
    deals.push({
      listingId,
      headers,
      owner: sideOf(program, { person: owner, conversationId, headers }),
      buyer: sideOf(program, { person: buyer, conversationId, headers: from }),
    })
  }
  return deals
}

export const seedDeal = async (program: Program): Promise<Deal> => (await seedDeals(program, 1))[0] as Deal

type Who = { person: Person; conversationId: number; headers: Record<string, string> }

export function sideOf(program: Program, { person, conversationId, headers }: Who): Side {
  const address = `/api/user/conversations/${conversationId}`
  return {
    ...{ person, conversationId },
    get: async () => (await get(program, `${address}/handover`, headers)).body.data,
    act: (act, body) => {
      const [method = 'PUT', path] = act.split(' ')
      return call(program, method as 'PUT', `${address}/${path}`, headers, body)
    },
    read: async () =>
      (await get(program, address, headers)).body.messages.map((message: { body: string }) => message.body),
    mails: () =>
      program.ctx.db
        .selectFrom('mails')
        .select(['subject', 'plain', 'html', 'calendar'])
        .where('recipient', '=', person.email)
        .orderBy('id')
        .execute(),
  }
}

export const sweep = (program: Program) => sweepHandovers(program.ctx)

export const cardOf = async (program: Program, id: number): Promise<{ reserved?: true } | undefined> =>
  (await get(program, '/posts')).body.data.find((card: { id: number }) => card.id === id)

/**
 * Does several things about a listing at the same moment: each has begun and is held at the listing before the first one may go on. At
 * most three, as the tests' database has five sessions.
 */
export async function atOnce<Result>(
  { ctx, database }: Program,
  listingId: number,
  acts: (() => Promise<Result>)[],
): Promise<Result[]> {
  const { acting } = await inTransaction(ctx, async (ctx) => {
    await lockAnyListing(ctx, { id: listingId })
    const acting = Promise.all(acts.map((act) => act()))
    await waitForBlockedSession(database.pool, acts.length)
    return { acting }
  })
  return acting
}

export const saturday = { date: '2026-11-28', time: '14:30', place: 'Metrotown Library' }

/** Both agree to meet, so that there is a sheet. Returns the tokens of its two mails and of the code on the thing. */
export async function meet({ owner, buyer }: Deal, meeting = saturday): Promise<SheetTokens> {
  const { body } = await owner.act('PUT meeting', meeting)
  await buyer.act('PUT meeting/agreement', { suggestion_id: body.data.suggestion?.id })
  const sheet = (await owner.act('GET sheet')).body.data as unknown as Answer<'getSheet'>
  const mailed = async (side: Side) =>
    /\/handover\?token=([\w-]+)/.exec((await side.mails()).at(-1)?.html ?? '')?.[1] ?? ''
  return {
    code: new URL(sheet.code ?? '').searchParams.get('token') ?? '',
    ofOwner: await mailed(owner),
    ofReceiver: await mailed(buyer),
  }
}

export type SheetTokens = { code: string; ofOwner: string; ofReceiver: string }

/** A call by a token, without a log-in. */
export const byToken = (program: Program, path: string, body: object, headers = {}) =>
  call(program, 'POST', `/api/handovers/${path}`, headers, body)
