import type { OperationId } from '@reable/contract/client'
import type { Operation, RefusalCode } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { z } from 'zod'
import { openSession, type Person } from '#accounts'
import { day, minute, shiftedClock } from '#platform/clock'
import { meet, sideOf } from './handovers/testing.ts'
import { exampleSheet, importer } from './listings/imports/testing.ts'
import { type Program, photosOf, readyUpload, walkerForm } from './listings/testing.ts'
import { reportedPerson } from './moderation/cases/testing-cases.ts'
import { signedIn, someone } from './testing.ts'
import { someVolunteer } from './volunteers/testing.ts'

type Headers = Record<string, string>

/** Those who call, by what they are to an owner, who has one of everything, and to the volunteers' room. */
async function someCallers({ ctx }: Program, { owner, buyer }: Awaited<ReturnType<typeof reportedPerson>>) {
  const { db, clock } = ctx
  const now = clock.now()
  const sessionOf = async ({ id, email }: Person, how: object, ago = 0): Promise<Headers> => ({
    'x-user-token': await openSession({ ...ctx, clock: shiftedClock(clock, -ago) }, { personId: id, ...how }),
    'x-user-email': email,
  })
  const restricted = async (kind: string) => {
    const person = await someone(ctx)
    const days = { days: 1, ends_at: shiftedClock(clock, day).now(), begun_at: now }
    const row = { person_id: person.id, kind, reason: 'Another reason', sentence: 'Please be kind.', ...days }
    const { id } = await db.insertInto('restrictions').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, person, headers: await signedIn(ctx, person) }
  }
  const [stranger, unproved, importing] = [await someone(ctx), await someone(ctx), await someone(ctx, { partner: 'A' })]
  await db.updateTable('people').set({ unproved_sign_up_at: now }).where('id', '=', unproved.id).execute()
  const [banned, stopped] = [await restricted('ban'), await restricted('stop')]
  const { person: vera } = await someVolunteer(ctx, 'steward')
  const secret = { person_id: vera.id, sealed: 'sealed', last_step: 0, added_at: now }
  await db.insertInto('totp_secrets').values(secret).execute()
  const headers = {
    'a visitor': {} as Headers,
    'an expired session': await sessionOf(owner.person, {}, 31 * day),
    'a guessed token': { ...owner.headers, 'x-user-token': 'guess' } as Headers,
    'somebody banned': banned.headers,
    'somebody stopped': stopped.headers,
    'an unproved sign-up': await signedIn(ctx, unproved),
    'a sign-up by its mailed link': await sessionOf(unproved, { byLink: true }),
    'an unconfirmed person': await signedIn(ctx, await someone(ctx, { confirmed: false })),
    'a stranger': await signedIn(ctx, stranger),
    'a partner’s member': await signedIn(ctx, await someone(ctx, { partner: 'B' })),
    'the importer': await signedIn(ctx, importing),
    'the owner': owner.headers,
    'the buyer': buyer.headers,
    'a steward without the second step': await sessionOf(vera, {}),
    'a steward who proved it long ago': await sessionOf(vera, { provesFactor: true }, 16 * minute),
    'a helper': (await someVolunteer(ctx, 'helper')).headers,
    'a moderator': (await someVolunteer(ctx, 'moderator')).headers,
    'a steward': (await someVolunteer(ctx, 'steward')).headers,
  }
  return { headers, stranger, importing, stopped, vera }
}

export type Caller = keyof Awaited<ReturnType<typeof someCallers>>['headers']

export const letIn = 'let in'

export type Rule = Partial<Record<Caller, RefusalCode | typeof letIn>>

const noSession: Rule = { 'an expired session': 'signed_out', 'a guessed token': 'signed_out' }
const lasting: Rule = { 'a visitor': 'signed_out', ...noSession, 'somebody banned': 'banned' }
const proved: Rule = { ...lasting, 'an unproved sign-up': 'limited' }
const people = (answer: RefusalCode | typeof letIn): Rule => ({
  ...{ 'an unconfirmed person': answer, 'somebody stopped': answer },
  ...{ 'a stranger': answer, 'a partner’s member': answer },
})
const person: Rule = { ...proved, ...people(letIn) }
const eitherSide: Rule = { ...proved, ...people('not_found'), 'the buyer': letIn, 'the owner': letIn }
const theirs: Rule = { ...people('not_found'), 'the buyer': 'not_found', 'the owner': letIn }
const member: Rule = { ...proved, ...people('forbidden'), 'a partner’s member': letIn }
const noRoom: Rule = { 'a visitor': 'not_found', ...noSession, 'somebody banned': 'banned', ...people('not_found') }
const helper: Rule = {
  ...{ ...noRoom, 'an unproved sign-up': 'not_found', 'a steward without the second step': 'second_factor_required' },
  ...{ 'a steward who proved it long ago': letIn, 'a helper': letIn, 'a moderator': letIn, 'a steward': letIn },
}
const moderator: Rule = { ...helper, 'a helper': 'forbidden' }
const long: Rule = { 'a steward who proved it long ago': 'second_factor_again' }

/** What each of those who call is answered. */
export const rules = {
  anyone: { 'a visitor': letIn, 'an expired session': letIn, 'somebody banned': letIn },
  'anyone, in a session that lasts': { ...lasting, 'a visitor': letIn, 'a stranger': letIn },
  'who has the link': { 'a visitor': 'invalid', 'a stranger': 'invalid', 'a steward': 'invalid' },
  'who solves the puzzle': { 'a visitor': 'invalid' },
  'who knows the password': { 'a visitor': 'wrong_login' },
  'who opened the mailed link': { ...proved, ...people('forbidden'), 'a sign-up by its mailed link': letIn },
  'a person': person,
  'a person, even unproved': { ...person, 'an unproved sign-up': letIn },
  'a person, even banned': { ...person, 'somebody banned': letIn },
  'a person, even unproved or banned': { ...person, 'an unproved sign-up': letIn, 'somebody banned': letIn },
  'a person, just proved': { ...person, ...long, 'a steward without the second step': 'second_factor_required' },
  'a person who may write': { ...person, 'an unconfirmed person': 'forbidden', 'somebody stopped': 'forbidden' },
  'a person who may list': { ...person, 'an unproved sign-up': letIn, 'somebody stopped': 'forbidden' },
  'whom it stops': { ...lasting, ...people('not_found'), 'somebody banned': 'not_found', 'somebody stopped': letIn },
  'the owner': { ...proved, ...theirs },
  'the owner, even unproved': { ...proved, ...theirs, 'an unproved sign-up': 'not_found' },
  'either side': eitherSide,
  'either side, once confirmed': { ...eitherSide, 'an unconfirmed person': 'forbidden' },
  'the writer': { ...eitherSide, 'an unconfirmed person': 'forbidden', 'the owner': 'not_found' },
  'the giver': { ...eitherSide, 'the buyer': 'forbidden' },
  'the receiver': { ...eitherSide, 'the owner': 'forbidden' },
  'a partner’s member': member,
  'the importer': { ...member, 'a partner’s member': 'not_found', 'the importer': letIn },
  'a helper': helper,
  'a moderator': moderator,
  'a moderator, just proved': { ...moderator, ...long },
  'a steward, just proved': { ...moderator, ...long, 'a moderator': 'forbidden' },
} satisfies Record<string, Rule>

export type Who = keyof typeof rules

export type Call = { method: Operation['method']; url: string; payload?: object | string; headers?: Headers }

/** A place with one of everything; `requestOf` writes a request that is in order, about what is there. */
export async function someWorld(program: Program) {
  const { ctx } = program
  const { db } = ctx
  const now = ctx.clock.now()
  const pair = await reportedPerson(program)
  const { owner, buyer, listing, id: conversationId } = pair
  const { headers, stranger, importing, stopped, vera } = await someCallers(program, pair)
  const sides = {
    owner: sideOf(program, { ...owner, conversationId }),
    buyer: sideOf(program, { ...buyer, conversationId }),
  }
  await meet({ ...sides, listingId: listing, headers: owner.headers })
  const asked = db.selectFrom('messages').select('id').where('sender_id', '=', buyer.person.id)
  const { id: message_id } = await asked.executeTakeFirstOrThrow()
  await db.insertInto('message_folds').values({ message_id, folded: 'Words', unsent: 'Words' }).execute()
  const { id: person_id, email } = owner.person
  const key = { credential_id: 'key', public_key: Buffer.from('key'), counter: 0, transports: [], name: 'Phone' }
  const passkey = { person_id, ...key, added_at: now }
  await db.insertInto('passkeys').values(passkey).execute()
  const texts = { nid: 'notice', title: 'A', url: '', organization: 'A', product: 'A', issue: 'A', what_to_do: 'A' }
  const found = { category: 'A', recall_class: 'A', archived: false, equipment_type_ids: [12], keys: [], taken_at: now }
  const notice = { ...texts, ...found }
  await db.insertInto('recall_notices').values(notice).execute()
  const reset = { person_id, reason: 'Called us', begun_by: vera.id, begun_at: now, agree_until: now }
  await db.insertInto('factor_resets').values(reset).execute()
  const decision = { case_id: pair.caseId, volunteer_id: vera.id, decision: 'nothing', decided_at: now }
  await db.insertInto('case_decisions').values(decision).execute()
  const imported = await (await importer(program, importing)).create(await exampleSheet())

  /** What stands before it in an address, or its name there, and what is there. */
  const ids: Record<string, unknown> = {
    ...{ accounts: stranger.id, volunteers: stranger.id, invitations: person_id, members: importing.id },
    ...{ posts: listing, saved: listing, image: (await photosOf(ctx, listing))[0], conversations: conversationId },
    ...{ cases: pair.caseId, imports: imported.body.data.id, rows: 2, restrictions: stopped.id, notices: 'notice' },
    ...{ categories: 1, conditions: 1, kinds: 12, places: 4, questions: 'seat_width_in', kind: 'type', key: 12 },
    ...{ content: 'page', name: 'Our Blog', version: 1, screening: 2, fitting: 'listing', id: listing },
    direct_uploads: await readyUpload(ctx, owner.person),
  }
  const values: Values = {
    ...walkerForm,
    ...{ email, sender_email: stranger.email, reporting_user: stranger.email, role: 'steward' },
    ...{ post_id: listing, post_ids: String(listing), message_id, lat: '49.2', long: '-123', category_id: 3 },
    ...{ latitude: 49.2, longitude: -123, checksum: `${'a'.repeat(22)}==`, code: '123456', return_to: '/' },
    ...{ content: 'eA==', source: 'https://example.org', address: 'https://arjo.com/a.pdf', hosts: ['example.org'] },
    ...{ password: 'Sunny-Day-2026!', password_confirmation: 'Sunny-Day-2026!', current_password: 'Sunny-Day-2026!' },
    ...{ images: [await readyUpload(ctx, stopped.person)], photos: [], posts: [], title: 'Our Blog', id: null },
    ...{ date: '2026-11-28', time: '14:30', url: null, ends_at_utc: null },
  }
  const requestOf = (id: OperationId, idOf = (name: string): unknown => ids[name]): Call => {
    const { method, path, query, body }: Operation = operations[id]
    const url = path.replace(/(?<=\/([\w-]+)\/|):(\w+)/g, (_, before, name) => String(idOf(before) ?? idOf(name)))
    const search = query ? `?${new URLSearchParams(fill(required(shapeOf(query)), values) as Headers)}` : ''
    return { method, url: `/v1${url}${search}`, ...(body && { payload: fill(shapeOf(body), values) as object }) }
  }
  const send = async (caller: Caller, call: Call) => {
    const answer = await program.app.inject({ ...call, headers: { ...headers[caller], ...call.headers } })
    return { status: answer.statusCode, text: answer.body }
  }
  const make = async (caller: Caller, ...made: OperationId[]) => {
    for (const id of made) {
      const { status, text } = await send(caller, requestOf(id))
      if (status !== 200) throw new Error(`${id}: ${status} ${text}`)
    }
  }
  await make('a steward', 'createPartner', 'createSearchName', 'writeRecallCard', 'writeManual')
  await make('a steward', 'writeReply', 'addSignal', 'inviteVolunteer')
  await make('the owner', 'createNotification')
  for (const [word, table] of Object.entries(tables)) {
    const rows = db.selectFrom(table as 'cases').select('id')
    ids[word] = (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }
  const sessions = db.selectFrom('sessions').select('id').where('person_id', '=', person_id)
  ids.sessions = (await sessions.orderBy('id').executeTakeFirstOrThrow()).id
  return { requestOf, send, tokenOf: (caller: Caller) => headers[caller]['x-user-token'] }
}

/** Of what else stands in addresses, the tables; the newest row is meant. */
const tables = {
  ...{ decisions: 'case_decisions', 'factor-resets': 'factor_resets', notifications: 'notifications' },
  ...{ manuals: 'manuals', signals: 'worry_signals' },
  ...{ partners: 'partners', passkeys: 'passkeys', people: 'person_reports', prohibited: 'prohibited_items' },
  ...{ recalls: 'recall_cards', replies: 'standard_replies', search_names: 'search_names' },
}

type Values = Record<string, unknown>

type Shape = {
  const?: unknown
  enum?: unknown[]
  type?: string
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Only the fields that have to be sent. */
const required = ({ properties = {}, required = [] }: Shape): Shape => ({
  type: 'object',
  properties: Object.fromEntries(required.map((name) => [name, properties[name] ?? {}])),
})

/** An input of this shape: the value of each field's name, else something that its type allows. */
function fill(shape: Shape, values: Values, name = ''): unknown {
  if (name in values) return values[name]
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return fill(shape.anyOf[0] as Shape, values, name)
  const fields = Object.entries(shape.properties ?? {})
  if (shape.type === 'object') return Object.fromEntries(fields.map(([field, of]) => [field, fill(of, values, field)]))
  if (shape.type === 'array') return [fill(shape.items ?? {}, values, name)]
  if (shape.type === 'boolean') return true
  if (shape.type === 'number' || shape.type === 'integer') return 1
  return name.endsWith('_utc') ? '2026-11-20T20:00:00Z' : 'Words'
}

const junkIds = ['999999999999999', '2147483648', '-1', '1.5', 'abc', '\u0000', '', '../x']
const junkTexts = ['9'.repeat(20), '-1', 'abc', '\u0000']
const deep = `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`
const junkBodies = ['not JSON', '', '[]', 'null', '{"__proto__":{}}', deep]
const junkNumbers = [-1, 1.5, 2 ** 31, 2 ** 53, 1e300]

/** What a call is not made of: each of its ids, fields of its query and values of its body replaced by junk, one at a time. */
export function* junkFor({ path, query }: Operation, call: Call): Generator<Call & { what: string }> {
  const [inPath = '', search] = call.url.split('?')
  const parts = inPath.split('/')
  for (const [at, name] of `/v1${path}`.split('/').entries())
    for (const junk of name.startsWith(':') ? junkIds : []) {
      const url = parts.with(at, encodeURIComponent(junk)).join('/')
      yield { what: `${name}=${junk}`, ...call, url: search ? `${url}?${search}` : url }
    }
  for (const name of Object.keys(query ? (shapeOf(query).properties ?? {}) : {}))
    for (const junk of junkTexts) {
      const asked = new URLSearchParams(search)
      asked.set(name, junk)
      yield { what: `${name}=${junk}`, ...call, url: `${inPath}?${asked}` }
    }
  if (!call.payload) return
  const json = { headers: { 'content-type': 'application/json' } }
  for (const payload of junkBodies) yield { what: payload.slice(0, 40), ...call, ...json, payload }
  for (const payload of withJunk(call.payload))
    yield { what: JSON.stringify(payload), ...call, payload: payload as object }
}

function* withJunk(value: unknown): Generator<unknown> {
  if (Array.isArray(value) && value.length) for (const one of withJunk(value[0])) yield [one]
  else if (value && typeof value === 'object')
    for (const [name, of] of Object.entries(value)) for (const one of withJunk(of)) yield { ...value, [name]: one }
  yield* [null, {}, '\u0000', ...(typeof value === 'number' ? junkNumbers : [])]
}
