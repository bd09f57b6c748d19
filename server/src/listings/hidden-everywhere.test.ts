import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { report } from '../moderation/testing.ts'
import { createNotification } from '../notifications/create-notification.ts'
import { announcements, runQueuedJobs, sendWithChecks } from '../notifications/testing.ts'
import { useUniqueIds } from '../privacy/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { learnWords } from './search/learn-words.ts'
import { call, type Program } from './testing.ts'
import { hidingCases, type Marked, twoListings } from './testing-hiding.ts'

let program: Program
let owner: Person
let shown: Marked
let hidden: Marked

/** A database for each case, so that no answer comes from a cache. */
beforeEach(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
  await useUniqueIds(program)
  const reader = await someone(program.ctx)
  await createNotification(program.ctx, { person: reader, categoryId: 1, typeId: 2 })
  ;({ owner, shown, hidden } = await twoListings(program.ctx))
})
afterEach(() => program.close())

const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91', radius: '40' }
const kind = { 'categories[]': 'Transport chair (helper pushes)' }

/** The queries of the public list. */
const lists: Record<string, Record<string, string>> = {
  newest: {},
  oldest: { sorted_by: 'oldest' },
  cheapest: { sorted_by: 'price_asc' },
  dearest: { sorted_by: 'price_desc' },
  nearest: { ...here, sorted_by: 'nearest' },
  'near, newest': here,
  'of a category': { 'categories[]': 'Wheelchairs and Seating' },
  'of a type': kind,
  'of a category or a type': { 'categories[]': 'Wheelchairs and Seating,Cane' },
  'of a place': { 'locations[]': 'Burnaby' },
  'of a condition': { 'conditions[]': 'New' },
  'of a price': { 'price_range[starting_price]': '77', 'price_range[ending_price]': '77' },
  'of a measure': { ...kind, 'field.seat_width_in.from': '18' },
  'of a choice': { ...kind, 'field.folding': 'Yes' },
  'by words, best match': { search_query: 'quokka' },
  'by words, newest': { search_query: 'quokka', sorted_by: 'newest' },
  'by words, cheapest': { search_query: 'quokka', sorted_by: 'price_asc' },
  'by words, nearest': { ...here, search_query: 'quokka', sorted_by: 'nearest' },
}

const addressOf = (query: Record<string, string>) =>
  `/posts?${new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      key.endsWith('[]') ? value.split(',').map((one) => [key, one]) : [[key, value]],
    ),
  )}`

const text = async (url: string, headers = {}) => (await program.app.inject({ url, headers })).body
const asAnother = async () => signedIn(program.ctx, await someone(program.ctx))
const both = () => [shown.id, hidden.id].join(',')

/** The ways to read listings, each as the text of the answer. */
const readings: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [`the list, ${name}`, () => text(`/v1${addressOf(query)}`)]),
  ),
  'the list, signed in': async () => text('/v1/posts', await asAnother()),
  'the list as a volunteer reads it': async () => text('/v1/posts', await asVolunteer()),
  'page 1 before the latest': () => text(`/v1/posts?before=${hidden.id}`),
  'similar ones of the type': () => text('/v1/api/posts/related?category_id=1&equipment_type_id=2'),
  'similar ones of the category': () => text('/v1/api/posts/related?category_id=1&equipment_type_id=1'),
  'similar ones to a listing': () => text('/v1/api/posts/related?category_id=1&post_id=1'),
  'recently viewed': () => text(`/v1/api/posts/recent?post_ids=${both()}`),
  'recently viewed, by repeated keys': () =>
    text(`/v1/api/posts/recent?post_ids[]=${shown.id}&post_ids[]=${hidden.id}`),
  'the sitemap': () => text('/sitemap.xml'),
  'mails to those who wait': async () => {
    await runQueuedJobs(program)
    return JSON.stringify(await announcements(program.ctx))
  },
  'words a slip is read as': async () => {
    await learnWords(program.ctx)
    return text('/v1/posts?search_query=zebrawod or numbta')
  },
}

async function asVolunteer() {
  const person = await someone(program.ctx)
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', person.id).execute()
  return signedIn(program.ctx, person)
}

const totalOf = async (query: Record<string, string>) =>
  JSON.parse(String((await get(program, addressOf(query))).headers['x-pagination'])).total_posts

/** The counts beside the filters come when they are counted: until then the answer is null. */
async function countsOf(query: Record<string, string>) {
  for (;;) {
    const { body } = await get(program, addressOf(query).replace('/posts', '/posts/counts'))
    if (body.data) return body.data
  }
}

type Counts = { id: number; total: number }[]
const one = (counts: Counts, id: number) => counts.find((count) => count.id === id)?.total

/** The ways to count listings. */
const counts: Record<string, () => Promise<number | undefined>> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [`the total of the list, ${name}`, () => totalOf(query)]),
  ),
  'beside a category': async () => one((await countsOf({})).categories, 1),
  'beside a type': async () => one((await countsOf({})).equipment_types, 2),
  'beside a place': async () => one((await countsOf({})).locations, 4),
  'beside a condition': async () => one((await countsOf({})).conditions, 1),
  'beside a choice': async () =>
    (await countsOf(kind)).fields.find((field: { field_name: string }) => field.field_name === 'folding').values[0]
      .total,
  'offered when nothing matches': async () => {
    const { body } = await get(program, addressOf({ search_query: 'quokka', 'locations[]': 'Richmond' }))
    return body.alternatives.find(({ without }: { without: string }) => without === 'locations[]')?.total
  },
}

/** The readings in which a listing shows, tried one after the other. */
async function readingsThatShow({ marks }: Marked): Promise<string[]> {
  const showing: string[] = []
  for (const [name, read] of Object.entries(readings)) {
    const answer = await read()
    if (marks.some((mark) => answer.includes(mark))) showing.push(name)
  }
  return showing
}

async function everyCount(): Promise<Record<string, number | undefined>> {
  const found: Record<string, number | undefined> = {}
  for (const [name, count] of Object.entries(counts)) found[name] = await count()
  return found
}

const allCounts = (number: number) => Object.fromEntries(Object.keys(counts).map((name) => [name, number]))

test('[HOME-16] [HOME-17] [POST-06] [POST-07] [NOTI-07] a public listing shows in every reading, and counts in every count', async () => {
  expect(await readingsThatShow(shown)).toEqual(Object.keys(readings))
  expect(await everyCount()).toEqual(allCounts(2))
})

/** The answer of a listing's address to others; without a code it is the kind of a deleted listing. */
const answers: Record<string, [status: number, code?: string]> = {
  'it is deleted': [200],
  'its owner closed the account': [404, 'not_found'],
}

describe('[HOME-16] [POST-13] [MSG-03] [MSG-05] others neither read, count, write about nor report a listing when', () => {
  test.each(Object.entries(hidingCases))('%s', async (words, hide) => {
    await hide(program, { owner, id: hidden.id })
    expect(await readingsThatShow(hidden)).toEqual([])
    expect(await readingsThatShow(shown)).toEqual(Object.keys(readings))
    expect(await everyCount()).toEqual(allCounts(1))

    const headers = await asAnother()
    const [status, code] = answers[words] ?? [403, 'listing_hidden']
    for (const reader of [{}, headers]) {
      const answer = await get(program, `/posts/${hidden.id}`, reader)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(JSON.stringify(answer.body)).not.toContain('zebrawood')
      for (const path of ['seller', 'seller/others'])
        expect((await get(program, `/api/posts/${hidden.id}/${path}`, reader)).status).toBe(404)
    }

    const statusesOf = async ({ id: post_id }: Marked) => {
      const message = { post_id, body: 'Is it there?', termsOfUse: true }
      const written = await call(program, 'POST', '/messages', headers, message)
      return [written.status, (await report(program, post_id, ['duplicate'], { headers })).status]
    }
    expect(await statusesOf(shown)).toEqual([200, 200])
    for (const status of await statusesOf(hidden)) expect([404, 409]).toContain(status)
    const conversations = program.ctx.db.selectFrom('conversations').select('id').where('listing_id', '=', hidden.id)
    expect(await conversations.execute()).toEqual([])
  })
})

describe('[NOTI-07] a mail that was written about a listing does not go any more when', () => {
  test.each(Object.entries(hidingCases))('%s', async (_words, hide) => {
    await runQueuedJobs(program)
    const written = await announcements(program.ctx)
    expect(written.map(({ plain }) => /zebrawood|numbat/.exec(plain)?.[0]).sort()).toEqual(['numbat', 'zebrawood'])
    await hide(program, { owner, id: hidden.id })
    for (const { id } of written) await sendWithChecks(program.ctx, id)
    const outcomes = (await announcements(program.ctx)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['lapsed', 'sent'])
  })
})
