import { afterAll, expect, test } from 'vitest'
import type { Statements } from '#platform/database'
import { seededLists, seededPages } from '#seeds/content/index'
import { asOwner } from '../../platform/database/testing.ts'
import { respectTimeouts } from '../../platform/testing-pauses.ts'
import { testProgram } from '../../testing.ts'
import { getContentPage } from './get-content-page.ts'
import { seedContent } from './seed-content.ts'

const second = 1000

const program = await testProgram()
afterAll(program.close)

const { ctx } = program
const startedAt = ctx.clock.now().getTime()
/** So many milliseconds on, by a clock that stands still. */
const later = (milliseconds: number) => ({ ...ctx, clock: { now: () => new Date(startedAt + milliseconds) } })

const delivered = (heading: string) => ({
  pages: { ...seededPages, Resources: { ...seededPages.Resources, heading } },
  lists: seededLists,
})

const heading = async (at: number) => {
  const page = await getContentPage(later(at), { title: 'Resources', depth: 10 })
  return page.title === 'Resources' && page.fields.heading
}

test('[INFO-15] an unedited page follows what is delivered, within a second, and an edited one stays', async () => {
  expect(await heading(0)).toBe(seededPages.Resources.heading)
  await seedContent(later(10), delivered('Help'))
  expect(await heading(900)).toBe(seededPages.Resources.heading)
  expect(await heading(2 * second)).toBe('Help')
  // What is delivered once more as it was is no change.
  await seedContent(later(15), delivered('Help'))
  const stored = ctx.db.selectFrom('content_versions').select('changed_at').where('name', '=', 'Resources')
  expect(await stored.execute()).toEqual([{ changed_at: new Date(startedAt + 10) }])
  const edited = { kind: 'page', name: 'Resources', version: 2, changed_at: ctx.clock.now() }
  const fields = JSON.stringify({ ...seededPages.Resources, heading: 'Our own words' })
  await ctx.db
    .insertInto('content_versions')
    .values({ ...edited, fields })
    .execute()
  await seedContent(later(20), delivered('Help again'))
  expect(await heading(4 * second)).toBe('Our own words')
  const first = ctx.db.selectFrom('content_versions').select('fields').where('name', '=', 'Resources')
  expect((await first.where('version', '=', 1).executeTakeFirstOrThrow()).fields).toMatchObject({ heading: 'Help' })
})

test('a page that somebody has edited stops no other from following what is delivered', async () => {
  const { 'Our Blog': blog, ...pages } = seededPages
  const newer = { ...delivered('Help again'), pages: { ...pages, 'Our Blog': { ...blog, heading: 'Our diary' } } }
  await seedContent(later(4 * second), newer)
  const page = await getContentPage(later(5 * second), { title: 'Our Blog', depth: 0 })
  expect(page.title === 'Our Blog' && page.fields.heading).toBe('Our diary')
})

test('[INFO-27] while the database does not answer, a page is answered as it was last cached', async () => {
  const withoutDatabase = { ...later(9 * second), read: ctx.read }
  expect(await heading(6 * second)).toBe('Our own words')
  await asOwner(program.database.pool, 'alter table content_versions rename to elsewhere')
  expect((await getContentPage(withoutDatabase, { title: 'Resources', depth: 0 })).title).toBe('Resources')
  await expect(getContentPage(withoutDatabase, { title: 'Our Team', depth: 0 })).rejects.toThrow('content_versions')
  await asOwner(program.database.pool, 'alter table elsewhere rename to content_versions')
  expect((await getContentPage(withoutDatabase, { title: 'Our Team', depth: 0 })).title).toBe('Our Team')
})

test('[INFO-27] while the database hangs, every visitor gets the last cached page, and the database is queried once', async () => {
  respectTimeouts()
  let hanging = 0
  const read: Statements = (name, text, values) => {
    if (name !== 'current content' || !hanging) return ctx.read(name, text, values)
    hanging += 1
    return new Promise(() => {})
  }
  const visit = (at: number) => getContentPage({ ...later(at), read }, { title: 'Resources', depth: 0 })
  const { title } = await visit(0)
  hanging = 1
  const answers = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((seconds) => visit(seconds * second)))
  expect(answers.map((page) => page.title)).toEqual(Array(8).fill(title))
  expect(hanging).toBe(2)
})
