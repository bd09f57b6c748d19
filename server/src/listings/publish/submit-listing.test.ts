import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { call, type Program, readyUpload, walkerForm } from '../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
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

    [' 450 ', whole],

    ['٤٥', whole],

    [-1, whole],
    ['10001', 'Price exceeds limit of 10,000, enter a lower number'],

    ['', required],
    ['0', required],

    [undefined, required],
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

    ['title', { title: 'x'.repeat(10_000) }, { title: ['Use at most 200 characters for the title'] }],
    ['description', { description: undefined }, { description: ['Description is required'] }],

    ['choice', { condition_id: 3.5 }, condition],
    ['choice', { location_id: 9999 }, { location_id: ['Please select a location'] }],
    ['type', { equipment_type_id: 4711 }, { equipment_type_id: ['Please select an equipment type'] }],
    ['photos', { images: [] }, { images: ['Image is required'] }],

    ['photos', { images: [{ url: 'x' }] }, { images: ['A photo is no longer there. Please add it again.'] }],

    ['photos', { images: Array(11).fill('x') }, { images: ['Use at most 10 photos'] }],
    ['required field', { properties: { cleaned: 'Wiped clean' } }, { walker_wheels: [wheels] }],

    ['unknown field', { properties: { ...walkerForm.properties, colour: 'red' } }, { colour: [expect.any(String)] }],

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
    'a new account publishes %s a day in its first week, invalid forms and double clicks not counted',
    async (_, max, confirmed) => {
      const newcomer = await someone(limited.ctx, { confirmed })
      expect((await publish(newcomer, { price: '$4' })).status).toBe(422)
      for (let times = 0; times < max; times++) expect((await publish(newcomer)).status).toBe(200)
      const { status, body, headers } = await publish(newcomer)
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'too_many', true])
    },
  )
})
