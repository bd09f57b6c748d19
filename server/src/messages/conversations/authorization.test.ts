import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { close } from '../../privacy/testing.ts'
import { testProgram } from '../../testing.ts'
import { type Pair, set, side, somePair, write } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

type Operation = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: (id: number) => string; body?: object }

const of = (rest: string) => (id: number) => `/api/user/conversations/${id}${rest}`

/** Every operation on one conversation. */
const operations = {
  getConversation: { method: 'GET', path: of('') },
  writeMessage: { method: 'POST', path: of('/messages'), body: { body: 'Hello' } },
  sendLeftOut: { method: 'POST', path: of('/left_out'), body: { message_id: 1 } },
  markRead: { method: 'POST', path: of('/read'), body: { message_id: 1 } },
  muteConversation: { method: 'PUT', path: of('/mute') },
  unmuteConversation: { method: 'DELETE', path: of('/mute') },
  blockPartner: { method: 'PUT', path: of('/block') },
  unblockPartner: { method: 'DELETE', path: of('/block') },
} satisfies Record<string, Operation>

type Who =
  | 'owner'
  | 'buyer'
  | 'other'
  | 'volunteer'
  | 'visitor'
  | 'unconfirmed'
  | 'blocked'
  | 'blocker'
  | 'with closed'
  | 'closed'

/** What each gets of an operation on a conversation of an owner and a buyer. */
const everybody: Record<Who, number> = {
  owner: 200,
  buyer: 200,
  other: 404,
  volunteer: 404,
  visitor: 401,
  unconfirmed: 200,
  blocked: 200,
  blocker: 200,
  'with closed': 200,
  closed: 401,
}

/** Where an operation differs from that. */
const exceptions: Partial<Record<keyof typeof operations, Partial<Record<Who, number>>>> = {
  writeMessage: { unconfirmed: 403, blocker: 409, 'with closed': 409 },
  blockPartner: { 'with closed': 409 },
  // Nothing was left out of any message.
  sendLeftOut: { owner: 404, buyer: 404, unconfirmed: 403, blocked: 404, blocker: 404, 'with closed': 404 },
}

/** The headers by which each calls, once the conversation is as it is for them. */
const callers: Record<Who, (pair: Pair) => Promise<object>> = {
  owner: async ({ owner }) => owner.headers,
  buyer: async ({ buyer }) => buyer.headers,
  other: async () => (await side(program.ctx)).headers,
  volunteer: async () => {
    const { person, headers } = await side(program.ctx)
    await makeVolunteer(program.ctx, person)
    return headers
  },
  visitor: async () => ({}),
  unconfirmed: async ({ buyer }) => {
    const { db } = program.ctx
    await db.updateTable('people').set({ confirmed_at: null }).where('id', '=', buyer.person.id).execute()
    return buyer.headers
  },
  blocked: async ({ owner, buyer, id }) => {
    await set(program, owner, id, 'block')
    return buyer.headers
  },
  blocker: async ({ owner, id }) => {
    await set(program, owner, id, 'block')
    return owner.headers
  },
  'with closed': async ({ owner, buyer }) => {
    await close(program, buyer.headers, { email: buyer.person.email })
    return owner.headers
  },
  closed: async ({ buyer }) => {
    await close(program, buyer.headers, { email: buyer.person.email })
    return buyer.headers
  },
}

const cases = Object.entries(operations).flatMap(([id, operation]) =>
  (Object.keys(everybody) as Who[]).map((who) => {
    const exception = exceptions[id as keyof typeof operations]?.[who]
    return { id, who, operation: operation as Operation, status: exception ?? everybody[who] }
  }),
)

describe('getConversation signed_out, writeMessage signed_out, sendLeftOut signed_out, markRead signed_out, muteConversation signed_out, unmuteConversation signed_out, blockPartner signed_out, unblockPartner signed_out', () => {
  describe('getConversation not_found, writeMessage not_found, sendLeftOut not_found, markRead not_found, muteConversation not_found, unmuteConversation not_found, blockPartner not_found, unblockPartner not_found', () => {
    describe('writeMessage forbidden, sendLeftOut forbidden, writeMessage conflict, blockPartner conflict', () => {
      test.each(cases)('$id by $who: $status', async ({ who, operation, status }) => {
        const pair = await somePair(program)
        const headers = await callers[who](pair)
        const { method, path, body } = operation
        const answer = await call(program, method, path(pair.id), headers, body)
        expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : expect.any(String)])
        if (status !== 200) expect(JSON.stringify(answer.body)).not.toMatch(/Is it still there|Ben|Rosa|@/)
      })
    })
  })
})

describe('listConversations signed_out, countUnread signed_out', () => {
  test.each(['/api/user/conversations', '/api/user/conversations/unread'])('%s: nobody sees another’s', async (url) => {
    expect((await call(program, 'GET', url)).status).toBe(401)
    const pair = await somePair(program)
    for (const headers of [(await side(program.ctx)).headers, await callers.volunteer(pair)]) {
      const { body } = await call(program, 'GET', url, headers)
      expect([[], { conversations: 0 }]).toContainEqual(body.data)
    }
  })
})

test('a conversation that is not there answers as one that is another’s', async () => {
  const { buyer, id } = await somePair(program)
  const { headers } = await side(program.ctx)
  const answersOf = async (ids: (number | string)[], by: object) => {
    const paths = ids.map((one) => `/api/user/conversations/${encodeURIComponent(one)}`)
    const answers = await Promise.all(paths.map((path) => call(program, 'GET', path, by)))
    return new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.error}`))
  }
  const missing = await answersOf([id, 999_999, 0, -1, 'x', '1e3', ` ${id}`, `${id} 1`], headers)
  expect([...missing]).toEqual([expect.stringMatching(/^404 not_found This conversation is not there, or/)])
  // No operation has an address that ends in a blank, whoever calls it.
  for (const by of [headers, buyer.headers])
    expect([...(await answersOf([`${id} `, '999999 '], by))]).toEqual([
      '404 not_found There is nothing at this address.',
    ])
  expect((await write(program, buyer, id, 'Hello')).status).toBe(200)
})
