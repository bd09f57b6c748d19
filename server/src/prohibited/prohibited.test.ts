import { allProhibitedWordsLimit, prohibitedBreaks, prohibitedFull } from '@reable/contract/prohibited/rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program, readyUpload, rowOf, walkerForm } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { secondProgram } from '../testing-second-program.ts'
import { inTurn } from '../versions/testing.ts'
import { seedProhibited } from './seed-prohibited.ts'

let program: Program
let other: Awaited<ReturnType<typeof secondProgram>>
let steward: Record<string, string>
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  other = await secondProgram(program)
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(async () => {
  await other.close()
  await program.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object, by = steward) =>
  call(program, method, `/console/prohibited${url}`, by, body)
const read = async () => (await get(program, '/console/prohibited', steward)).body.data
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.errors]
const item = { what: 'Bed rails of the Acme make', instead: 'Please recycle it.', words: ['acme rail'], waits: false }

const publish = async (changes: object) =>
  call(program, 'POST', '/posts', headers, {
    post: { ...walkerForm, images: [await readyUpload(program.ctx, owner)], ...changes },
  })

const isPublic = async ({ body }: Awaited<ReturnType<typeof publish>>): Promise<boolean> =>
  (await rowOf(program.ctx, body.data.post.id)).is_public

/** The words that the forms of a program ask about. */
const asked = async ({ app }: Pick<Program, 'app'>): Promise<string[]> => {
  const { data } = (await app.inject('/v1/api/posts/prohibited_items')).json()
  return data.flatMap(({ words }: { words: string[] }) => words)
}
const soon = { timeout: 60_000 }
const becomesAsked = async (word: string, isAsked: boolean) => {
  for (const each of [program, other])
    await vi.waitFor(async () => expect((await asked(each)).includes(word)).toBe(isAsked), soon)
}

test('a new word is asked about at once, the next listing with it waits, and is public again once it goes', async () => {
  const { id } = (await send('POST', '', item)).body.data
  await becomesAsked('acme rail', true)
  const title = 'Асme rails, nearly new'
  expect(await isPublic(await publish({ title }))).toBe(false)
  expect(await isPublic(await publish({ title, checked_words: ['acme rail'] }))).toBe(true)
  await send('PUT', `/${id}`, { ...item, words: [], version: 1 })
  const [, first] = (await get(program, `/console/versions/prohibited/${id}`, steward)).body.data
  expect(first.fields).toEqual(item)
  await becomesAsked('acme rail', false)
  expect(await isPublic(await publish({ title, description: 'Another one' }))).toBe(true)
  expect((await send('PUT', `/${id}`, { ...first.fields, version: 2 })).body.data).toMatchObject({
    ...item,
    version: 3,
  })
  await becomesAsked('acme rail', true)
  expect((await send('DELETE', `/${id}`, { version: 3 })).status).toBe(200)
  await becomesAsked('acme rail', false)
  expect((await read()).removed).toEqual([{ id, what: item.what }])
})

test('what a change would find is tried on the last listings, and changes nothing', async () => {
  const id = await someListing(program.ctx, owner, { title: 'A tryable thing' })
  const before = await read()
  const { body } = await send('POST', '/try', { words: ['tryable thing', 'nothing like it'] })
  expect(body.data).toMatchObject({ found: 1, posts: [{ id, title: 'A tryable thing', word: 'tryable thing' }] })
  expect(await read()).toEqual(before)
})

test('an item that is made, changed or removed waits for whoever changes the list at the same time', async () => {
  const waited = ['waited', 200]
  const rope = { ...item, what: 'Old rope', words: ['old rope'] }
  expect(await inTurn(program, () => send('POST', '', rope))).toEqual(waited)
  const { id } = (await read()).items.find(({ what }: { what: string }) => what === rope.what)
  expect(await inTurn(program, () => send('PUT', `/${id}`, { ...rope, instead: '', version: 1 }))).toEqual(waited)
  expect(await inTurn(program, () => send('DELETE', `/${id}`, { version: 2 }))).toEqual(waited)
})

test('of two who change the same item, the second is told', async () => {
  const [first] = (await read()).items
  const form = { what: first.what, instead: 'Please ask a pharmacy.', words: first.words, version: first.version }
  expect((await send('PUT', `/${first.id}`, form)).status).toBe(200)
  expect((await send('PUT', `/${first.id}`, form)).status).toBe(409)
  expect((await send('DELETE', `/${first.id}`, { version: first.version })).status).toBe(409)
  expect((await read()).items[0]).toMatchObject({ instead: 'Please ask a pharmacy.', version: first.version + 1 })
})

test('there is room for 100 items, and it is said when they are used up', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: 5_000 + at, what: `Thing ${at}`, instead: '', words: [] }))
  await program.ctx.db.insertInto('prohibited_items').values(rows).execute()
  const { status, body } = await send('POST', '', { ...item, what: 'One more' })
  await program.ctx.db.deleteFrom('prohibited_items').where('id', '>=', 5_000).execute()
  expect([status, body.error]).toEqual([409, prohibitedFull])
})

test('a wrong word, text or version is refused with a sentence at its field', async () => {
  const { items } = await read()
  const medicines = items.find(({ words }: { words: string[] }) => words.includes('insulin')).what
  expect(errorsOf(await send('POST', '', { ...item, what: medicines.toUpperCase(), words: ['іnsulin'] }))).toEqual([
    422,
    {
      what: [prohibitedBreaks.what(medicines.toUpperCase())],
      words: [prohibitedBreaks.word('іnsulin', medicines)],
    },
  ])
  expect(errorsOf(await send('POST', '', { what: ' ', instead: 'x'.repeat(201), words: ['a*'] }))).toEqual([
    422,
    {
      what: ['Please write what may not be listed'],
      instead: [expect.stringMatching(/200 characters/)],
      words: [expect.stringMatching(/cannot be looked for/)],
    },
  ])
  const twice = ['bed rail', 'béd rail']
  expect(errorsOf(await send('POST', '', { ...item, words: twice }))).toEqual([
    422,
    { words: [prohibitedBreaks.twice('béd rail')] },
  ])
  expect((await send('POST', '', { ...item, instead: 'x'.repeat(1_100_000) })).status).toBe(413)
  expect(errorsOf(await send('POST', '/try', { words: ['x'.repeat(61)] }))[0]).toBe(422)
  expect(errorsOf(await send('PUT', '/1', { ...item, words: 'none' }))[0]).toBe(422)
  expect(errorsOf(await send('DELETE', '/1', {}))[0]).toBe(422)
})

test('all items together have at most 400 words', async () => {
  const words = (from: number) => Array.from({ length: 40 }, (_, at) => `word ${from + at}`)
  const free = allProhibitedWordsLimit - (await asked(program)).length
  const made: number[] = []
  for (let from = 0; from + 40 <= free; from += 40)
    made.push((await send('POST', '', { what: `Item ${from}`, instead: '', words: words(from) })).body.data.id)
  expect(errorsOf(await send('POST', '', { what: 'Too many', instead: '', words: words(2_000) }))).toEqual([
    422,
    { words: [prohibitedBreaks.room] },
  ])
  for (const id of made) await send('DELETE', `/${id}`, { version: 1 })
})

test('the last room is used up to the last item and word: without one more, what stands there is changed still', async () => {
  const made: number[] = []
  const add = async (what: string, words: string[] = []) => {
    const { status, body } = await send('POST', '', { what, instead: '', words })
    if (status === 200) made.push(body.data.id)
    return status
  }
  const words = (count: number, from: number) => Array.from({ length: count }, (_, at) => `last ${from + at}`)
  let free = allProhibitedWordsLimit - (await asked(program)).length
  for (; free > 40; free -= 40) await add(`Item ${free}`, words(40, free))
  expect([
    await add('The rest', words(free, 0)),
    await add('Without words'),
    await add('A word', ['last one']),
  ]).toEqual([...[200, 200, 422]])
  const rows = Array.from({ length: 99 - (await read()).items.length }, (_, at) => ({
    ...{ id: 5_000 + at, what: `Thing ${at}`, instead: '', words: [] },
  }))
  await program.ctx.db.insertInto('prohibited_items').values(rows).execute()
  expect([await add('The hundredth'), await add('One more')]).toEqual([200, 409])
  const hundredth = { what: 'Number one hundred', instead: '', words: [], version: 1 }
  expect((await send('PUT', `/${made.at(-1)}`, hundredth)).status).toBe(200)
  await program.ctx.db.deleteFrom('prohibited_items').where('id', '>=', 5_000).execute()
  for (const id of made) await send('DELETE', `/${id}`, { version: id === made.at(-1) ? 2 : 1 })
})

test('what is delivered anew changes what no volunteer has changed or removed, and nothing else', async () => {
  const { items } = await read()
  const [first, second, third] = items.slice(-3)
  await send('PUT', `/${first.id}`, {
    what: first.what,
    instead: 'Ask us.',
    words: first.words,
    version: first.version,
  })
  await send('DELETE', `/${second.id}`, { version: second.version })
  const delivered = items.slice(-3).map(({ id, what, words }: typeof first) => ({ id, what, words, instead: 'Anew' }))
  await seedProhibited(program.ctx, delivered)
  const now = (await read()).items.slice(-2)
  expect(now.map(({ id, instead }: typeof first) => [id, instead])).toEqual([
    [first.id, 'Ask us.'],
    [third.id, 'Anew'],
  ])
})

test('a change is tried on the newest listings first, and on none that is deleted', async () => {
  const titled = (title: string) => someListing(program.ctx, owner, { title })
  const [older, newer, deleted] = [
    await titled('A triable one'),
    await titled('A triable two'),
    await titled('Triable'),
  ]
  await program.ctx.db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
  // Of those of the same moment the last one is the newer.
  const same = { created_at: new Date('2026-01-01T00:00:00Z') }
  await program.ctx.db.updateTable('listings').set(same).where('id', 'in', [older, newer]).execute()
  const oldest = await titled('Triable, the oldest')
  const before = { created_at: new Date('2025-01-01T00:00:00Z') }
  await program.ctx.db.updateTable('listings').set(before).where('id', '=', oldest).execute()
  const { found, posts } = (await send('POST', '/try', { words: ['triable'] })).body.data
  expect([found, posts.map(({ id }: { id: number }) => id)]).toEqual([3, [newer, older, oldest]])
})
