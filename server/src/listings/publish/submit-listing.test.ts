import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, shiftedClock, systemClock } from '#platform/clock'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { call, type Program, readyUpload, rowOf, walkerForm } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const form = async (changes: object = {}) => ({
  post: { ...walkerForm, images: [await readyUpload(program.ctx, owner)], ...changes },
})
const submit = (payload: unknown, moreHeaders: object = {}) =>
  call(program, 'POST', '/posts', { ...headers, ...moreHeaders }, payload)
const listings = async () =>
  (await program.ctx.db.selectFrom('listings').select('id').where('owner_id', '=', owner.id).execute()).length

test('[WIZ-13] a listing is published with its photos in their order and answered whole, also what is private', async () => {
  const images = [await readyUpload(program.ctx, owner), await readyUpload(program.ctx, owner)]
  const properties = { ...walkerForm.properties, serial_private: 'SN-7', folding: '' }
  const { status, body } = await submit({ post: { ...walkerForm, images, properties } })
  expect(status).toBe(200)
  const { post } = body.data
  expect(post).toMatchObject({
    title: walkerForm.title,
    price: 40,
    category: { name: 'Walking Aids' },
    properties: { ...walkerForm.properties, serial_private: 'SN-7' },
    active: true,
    confirmed: true,
  })
  expect(post.properties.folding).toBeUndefined()
  expect(post.images).toHaveLength(2)
  expect(Date.parse(post.expires_at_utc) - Date.parse(post.updated_at_utc)).toBe(90 * day)
  expect((await get(program, '/posts')).body.data[0].id).toBe(post.id)
})

test('[RULE-07] free forces the price to 0, whatever is typed', async () => {
  const { body } = await submit(await form({ free: true, price: 'much' }))
  expect(body.data.post).toMatchObject({ price: 0, free: true })
})

test('an unconfirmed owner’s listing is hidden until they confirm', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  const post = { ...walkerForm, images: [await readyUpload(program.ctx, newcomer)] }
  const { body } = await call(program, 'POST', '/posts', await signedIn(program.ctx, newcomer), { post })
  expect(body.data.post).toMatchObject({ confirmed: false, active: true })
  expect((await get(program, `/posts/${body.data.post.id}`)).status).toBe(403)
})

describe('publishListing invalid', () => {
  const whole = 'Price must be a whole number'
  const required = 'Price is required, or did you mean free?'
  const prices: [unknown, string][] = [
    ['12.5', whole],
    ['-1', whole],
    ['1e3', whole],
    [' 450 ', whole],
    ['$450', whole],
    ['1,200', whole],
    ['٤٥', whole],
    [12.5, whole],
    [-1, whole],
    ['10001', 'Price exceeds limit of 10,000, enter a lower number'],
    ['9'.repeat(400), 'Price exceeds limit of 10,000, enter a lower number'],
    ['', required],
    ['0', required],
    ['000', required],
    [null, required],
    [undefined, required],
    [{ amount: 4 }, required],
  ]
  test.each(prices)('[RULE-03] publishListing invalid: the price %j', async (price, sentence) => {
    const { status, body } = await submit(await form({ price }))
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { price: [sentence] }])
  })

  const title = { title: ['Post title is required'] }
  const condition = { condition_id: ['Please select a condition'] }
  const wheels = 'Field required'
  const invalidForms: [string, object, object][] = [
    ['title', { title: '   ' }, title],
    ['title', { title: '\u200b\u2060 \u00a0' }, title],
    ['title', { title: 7 }, title],
    ['title', { title: 'x'.repeat(10_000) }, { title: ['Use at most 200 characters for the title'] }],
    ['description', { description: undefined }, { description: ['Description is required'] }],
    ['choice', { condition_id: 'Good' }, condition],
    ['choice', { condition_id: '3' }, condition],
    ['choice', { condition_id: 3.5 }, condition],
    ['choice', { location_id: 9999 }, { location_id: ['Please select a location'] }],
    ['type', { equipment_type_id: 4711 }, { equipment_type_id: ['Please select an equipment type'] }],
    ['photos', { images: [] }, { images: ['Image is required'] }],
    ['photos', { images: 'photo' }, { images: ['Image is required'] }],
    ['photos', { images: [{ url: 'x' }] }, { images: ['A photo is no longer there. Please add it again.'] }],
    ['photos', { images: ['guess'] }, { images: [expect.any(String)] }],
    ['photos', { images: Array(11).fill('x') }, { images: ['Use at most 10 photos'] }],
    ['required field', { properties: { cleaned: 'Wiped clean' } }, { walker_wheels: [wheels] }],
    ['required field', { properties: { ...walkerForm.properties, walker_wheels: ' ' } }, { walker_wheels: [wheels] }],
    ['unknown field', { properties: { ...walkerForm.properties, colour: 'red' } }, { colour: [expect.any(String)] }],
    [
      'unknown field',
      { properties: { ...walkerForm.properties, constructor: 'x' } },
      { constructor: [expect.any(String)] },
    ],
    [
      'unknown field',
      { properties: { ...walkerForm.properties, folding: { deep: 1 } } },
      { folding: ["'folding': please send a text"] },
    ],
    [
      'unknown field',
      { properties: { ...walkerForm.properties, cleaned: ['a'] } },
      { cleaned: ["'cleaned': please send a text"] },
    ],
    ['unknown field', { colour: 'red' }, { colour: ["We do not know the field 'colour'"] }],
    ['unknown field', { owner_id: 1 }, { owner_id: ["We do not know the field 'owner_id'"] }],
  ]
  test.each(invalidForms)(
    '[RULE-01] [RULE-02] [RULE-04] [RULE-05] [RULE-06] [RULE-08] publishListing invalid: %s, case %#',
    async (_rule, changes, errors) => {
      const before = await listings()
      const { status, body } = await submit(await form(changes))
      expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
      expect(await listings()).toBe(before)
    },
  )

  test('[RULE-08] publishListing invalid: a __proto__ key is refused by name and changes no object', async () => {
    for (const where of ['"__proto__":{"free":true},', '"properties":{"__proto__":{"folding":"Yes"}},']) {
      const { status, body } = await submit(`{"post":{${where}"title":"A walker"}}`)
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', ['__proto__']])
    }
    expect(({} as { free?: boolean }).free).toBeUndefined()
  })

  test('publishListing invalid: all errors come in one answer', async () => {
    const { body } = await submit({ post: { price: '$1', properties: { walker_wheels: 'Nine' } } })
    expect(Object.keys(body.errors).sort()).toEqual([
      ...['condition_id', 'description', 'equipment_type_id', 'images', 'location_id', 'price', 'title'],
    ])
    expect(Object.keys((await submit({ post: walkerForm })).body.errors)).toEqual(['images'])
  })
})

test('characters that no text can contain are left out, and a title stays in one line', async () => {
  const changes = { title: ' Walker\n\u0000blue\ud800 ', description: 'One\r\n\ttwo\u0000\u0007' }
  const { status, body } = await submit(await form(changes))
  expect([status, body.data.post.title, body.data.post.description]).toEqual([200, 'Walker blue\ufffd', 'One\n\ttwo'])
})

test('a photo of somebody else, or of another listing, is refused and stays where it is', async () => {
  const other = await readyUpload(program.ctx, await someone(program.ctx))
  expect((await submit(await form({ images: [other] }))).body.errors).toEqual({ images: [expect.any(String)] })
  const images = [await readyUpload(program.ctx, owner)]
  expect((await submit(await form({ images }))).status).toBe(200)
  expect((await submit(await form({ images, title: 'Another' }))).status).toBe(422)
})

test('the same submit twice, one after the other or at once, is one listing', async () => {
  const before = await listings()
  const [payload, other] = [await form(), await form()]
  const [first, second] = [await submit(payload), await submit(payload)]
  expect(second.body.data.post.id).toBe(first.body.data.post.id)
  const key = { 'idempotency-key': 'draft-1' }
  const both = await Promise.all([submit(other, key), submit(other, key)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await listings()).toBe(before + 2)
})

test('[WIZ-13] publishListing conflict: what was published under a key is not taken for what is sent now', async () => {
  const [payload, key, before] = [await form(), { 'idempotency-key': 'draft-mended' }, await listings()]
  const first = await submit(payload, key)
  const corrected = await submit({ post: { ...payload.post, title: 'Mended title' } }, key)
  expect([corrected.status, corrected.body.code]).toEqual([409, 'conflict'])
  expect((await submit(payload, key)).body.data.post.id).toBe(first.body.data.post.id)
  expect(await listings()).toBe(before + 1)
})

test('publishListing malformed: a key of blanks, and what is no JSON', async () => {
  for (const answer of [await submit(await form(), { 'idempotency-key': 'a b' }), await submit('{"post":')]) {
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
  }
})

test('publishListing signed_out: a visitor lists nothing', async () => {
  const { status, body } = await call(program, 'POST', '/posts', {}, await form())
  expect([status, body.code]).toEqual([401, 'signed_out'])
})

describe('how often', () => {
  let limited: Program
  beforeAll(async () => {
    limited = await testProgram({ LIMITS: 'on' })
    const now = new Date('2026-11-20T12:00:00Z')
    limited.ctx.clock = { now: () => now }
  })
  afterAll(() => limited.close())

  async function publish(from: Person, changes: object = {}) {
    const post = { ...walkerForm, images: [await readyUpload(limited.ctx, from)], ...changes }
    return call(limited, 'POST', '/posts', await signedIn(limited.ctx, from), { post })
  }

  test.each([
    ['twelve', 12, true],
    ['five, while the address is not confirmed,', 5, false],
  ])(
    'publishListing too_many: %s a day in an account’s first week, invalid forms and double clicks not counted',
    async (_, max, confirmed) => {
      const newcomer = await someone(limited.ctx, { confirmed })
      expect((await publish(newcomer, { price: '$4' })).status).toBe(422)
      for (let times = 0; times < max; times++) expect((await publish(newcomer)).status).toBe(200)
      const { status, body, headers } = await publish(newcomer)
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'too_many', true])
    },
  )

  test('a newcomer can learn before they begin how many they can still list today, and when they can list more', async () => {
    const newcomer = await someone(limited.ctx)
    const toPublish = async () =>
      (await call(limited, 'GET', '/api/user/posts', await signedIn(limited.ctx, newcomer))).body.to_publish_today
    const tomorrow = '2026-11-21T00:00:00.000Z'
    expect(await toPublish()).toEqual({ left: 12, max: 12, more_at_utc: tomorrow })
    for (let times = 0; times < 12; times++) await publish(newcomer)
    expect(await toPublish()).toEqual({ left: 0, max: 12, more_at_utc: tomorrow })
  })

  test('publishListing too_many: twenty a day afterwards', async () => {
    const eightDaysAgo = { ...limited.ctx, clock: shiftedClock(limited.ctx.clock, -8 * day) }
    const member = await someone(eightDaysAgo)
    const statuses: number[] = []
    for (let times = 0; times < 21; times++) statuses.push((await publish(member)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

test('a listing of a form and one of an import are made alike', async () => {
  const { body } = await submit(await form())
  const row = await rowOf(program.ctx, body.data.post.id)
  expect(row.measures.length).toBeGreaterThan(0)
  expect(row.kind).toContain('Walker')
  expect(systemClock.now().getTime() - row.listed_at.getTime()).toBeLessThan(day)
})
