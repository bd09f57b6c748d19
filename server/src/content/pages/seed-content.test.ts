import { afterAll, expect, test } from 'vitest'
import { seededLists, seededPages } from '#seeds/content/index'
import { asOwner } from '../../platform/database/testing.ts'
import { testProgram } from '../../testing.ts'
import { getContentPage } from './get-content-page.ts'
import { seedContent } from './seed-content.ts'

const second = 1000
const minute = 60 * second

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

test('[INFO-15] an unedited page follows what is delivered, and an edited one stays', async () => {
  expect(await heading(0)).toBe(seededPages.Resources.heading)
  await seedContent(later(10), delivered('Help'))
  expect(await heading(2 * second)).toBe('Help')
  // What is delivered once more as it was is no change.
  await seedContent(later(15), delivered('Help'))
  const stored = ctx.db.selectFrom('versions').select('changed_at').where('key', '=', 'Resources')
  expect(await stored.execute()).toEqual([{ changed_at: new Date(startedAt + 10) }])
  const edited = { kind: 'page', key: 'Resources', version: 2, changed_at: ctx.clock.now() }
  const fields = JSON.stringify({ ...seededPages.Resources, heading: 'Our own words' })
  await ctx.db
    .insertInto('versions')
    .values({ ...edited, fields })
    .execute()
  await seedContent(later(20), delivered('Help again'))
  expect(await heading(4 * second)).toBe('Our own words')
  const first = ctx.db.selectFrom('versions').select('fields').where('key', '=', 'Resources')
  expect((await first.where('version', '=', 1).executeTakeFirstOrThrow()).fields).toMatchObject({ heading: 'Help' })
})

test('[INFO-27] while the database does not answer, a page is answered as it was last read', async () => {
  await ctx.publicData.listen(program.database.connection, ctx.log)
  const visit = (at: number) => getContentPage(later(at), { title: 'Resources', depth: 0 })
  const { title } = await visit(0)
  await asOwner(program.database.pool, 'alter table versions rename to elsewhere')
  expect((await visit(2 * minute)).title).toBe(title)
  await expect(getContentPage(later(0), { title: 'Our Team', depth: 0 })).rejects.toThrow('versions')
  await asOwner(program.database.pool, 'alter table elsewhere rename to versions')
  expect((await getContentPage(later(0), { title: 'Our Team', depth: 0 })).title).toBe('Our Team')
})
