import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { seededLists, seededPages } from '#seeds/content/index'
import { get, testProgram } from '../../testing.ts'
import { getContentPage } from '../get-content-page.ts'
import { listEntries } from '../list-entries.ts'
import { asset, contentfulServer, entry, linkTo } from './testing-contentful.ts'

let contentful: Awaited<ReturnType<typeof contentfulServer>>
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  contentful = await contentfulServer()
  program = await testProgram(contentful.env)
})
beforeEach(async () => {
  Object.assign(contentful.state, { mood: 'up', entries: [], assets: [], asked: [], elsewhere: 0 })
  await program.ctx.db.deleteFrom('content_copies').execute()
})
afterAll(async () => {
  await program.close()
  contentful.close()
})

/** The same database, in a program that was started just now and remembers nothing. */
const started = (milliseconds = 0): Context => ({
  ...program.ctx,
  config: readConfig({ APP_ENV: 'test', ...contentful.env }),
  clock: shiftedClock(program.ctx.clock, milliseconds),
})

const later = (ctx: Context, milliseconds: number) => ({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) })

async function resources(ctx: Context, depth = 10) {
  const page = await getContentPage(ctx, { title: 'Resources', depth })
  if (page.title !== 'Resources') throw new Error('another page')
  return page.fields
}

const url = '//images.ctfassets.net/space/ramp.jpg'

function write(heading: string, more: Record<string, unknown> = {}) {
  const card = { title: 'Ramps', text: 'All about ramps', address: '/aboutus', picture: linkTo('ramp', 'Asset') }
  contentful.state.assets = [asset('ramp', url)]
  contentful.state.entries = [
    entry('page', 'resources', {
      ...{ title: 'Resources', heading, introduction: '# Some\n\n*words*', cards: [linkTo('card'), linkTo('gone')] },
      ...more,
    }),
    entry('card', 'card', card),
  ]
}

/** What the page says once the question that runs behind its back is answered. */
const settled = (ctx: Context, heading: string) => expect.poll(async () => (await resources(ctx)).heading).toBe(heading)

test('[INFO-15] a page comes from Contentful by its title, with its links followed as deep as is asked', async () => {
  write('From afar')
  const ctx = started()
  expect(await resources(ctx)).toEqual({
    heading: 'From afar',
    introduction: [
      { kind: 'heading', level: 2, anchor: 'some', line: [{ text: 'Some' }] },
      { kind: 'paragraph', line: [{ text: 'words' }] },
    ],
    cards: [
      {
        ...{ title: 'Ramps', text: 'All about ramps', address: '/aboutus' },
        picture: { url: `https:${url}?w=1600&q=80`, thumbnail: `https:${url}?w=480&q=80`, title: 'Words for ramp' },
      },
    ],
  })
  expect((await resources(ctx, 0)).cards).toEqual([])
  expect((await resources(ctx, 1)).cards[0]?.picture.url).toBe('')
  expect(contentful.state.asked.length).toBe(1)
  const asked = contentful.state.asked[0]?.searchParams
  expect([asked?.get('content_type'), asked?.get('fields.title'), asked?.get('include')]).toEqual([
    'resources',
    'Resources',
    '2',
  ])
})

test('[INFO-16] lists come from Contentful too, in the order that is set there', async () => {
  const stat = (id: string, more: object) => entry(id, 'team_stats', { label: id, count: '3', ...more })
  contentful.state.entries = [stat('unplaced', {}), stat('second', { position: 2 }), stat('first', { position: 1 })]
  const entries = await listEntries(started(), 'team_stats')
  expect(entries.map(({ id, label }) => [id, label])).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'unplaced'],
  ])
  expect(await listEntries(started(), 'teams')).toEqual([])
})

test('a page that Contentful does not have is the embedded one; a title that no page has is not asked for', async () => {
  const ctx = started()
  expect((await resources(ctx)).heading).toBe(seededPages.Resources.heading)
  const asked = contentful.state.asked.length
  await expect(getContentPage(ctx, { title: 'Nothing', depth: 0 })).rejects.toMatchObject({ code: 'not_found' })
  expect(contentful.state.asked.length).toBe(asked)
})

test('[INFO-15] an answer holds for a minute; then it is renewed while the last one is shown', async () => {
  write('One')
  const ctx = started()
  expect((await resources(ctx)).heading).toBe('One')
  write('Two')
  expect((await resources(later(ctx, 0.9 * minute))).heading).toBe('One')
  contentful.state.mood = 'hangs'
  expect((await resources(later(ctx, 1.1 * minute))).heading).toBe('One')
  await expect.poll(() => contentful.state.asked.length).toBe(2)
})

test('[INFO-15] after a restart the last good copy answers at once, and is renewed', async () => {
  write('One')
  await resources(started())
  contentful.state.mood = 'hangs'
  expect((await resources(started())).heading).toBe('One')
  contentful.state.mood = 'up'
  write('Two')
  const ctx = started()
  expect((await resources(ctx)).heading).toBe('One')
  await settled(ctx, 'Two')
})

test.each(['down', 'hangs', 'huge', 'malformed', 'another', 'deep', 'redirects', 'denies'] as const)(
  '[INFO-15] while Contentful %s, the embedded page answers, and the last good copy where there is one',
  async (mood) => {
    contentful.state.mood = mood
    const ctx = started()
    expect((await resources(ctx)).heading).toBe(seededPages.Resources.heading)
    expect(contentful.state.elsewhere).toBe(0)
    contentful.state.mood = 'up'
    write('Back')
    const back = later(ctx, 2 * minute)
    await resources(back)
    await settled(back, 'Back')
    contentful.state.mood = mood
    expect((await resources(later(ctx, 4 * minute))).heading).toBe('Back')
  },
)

test('after three troubles Contentful is left alone, and pages wait for it no more', async () => {
  contentful.state.mood = 'down'
  const ctx = started()
  for (const name of ['teams', 'services', 'directors', 'partners', 'team_leads'] as const)
    expect((await listEntries(ctx, name)).length).toBe(seededLists[name].length)
  const types = contentful.state.asked.map(({ searchParams }) => searchParams.get('content_type'))
  expect(types.filter((type) => type !== 'resources')).toEqual(['teams', 'services', 'directors'])
})

test.each([
  ['no heading', { heading: '' }],
  ['an address that leads nowhere', { cards: [linkTo('evil')] }],
  ['no text', { introduction: undefined }],
  ['a text that is something else', { introduction: { nodeType: 'paragraph' } }],
])('an entry with %s does not reach the page', async (_, more) => {
  write('Fine')
  const ctx = started()
  await resources(ctx)
  write('Broken', more)
  const card = { title: 'x', text: 'x', address: 'javascript:alert(1)' }
  contentful.state.entries.push(entry('evil', 'card', card))
  const next = later(ctx, 2 * minute)
  await resources(next)
  await expect.poll(() => contentful.state.asked.length).toBe(2)
  expect((await resources(next)).heading).toBe('Fine')
})

test('[INFO-15] markup, scripts and pictures of other places are words, or nothing', async () => {
  write('<script>alert(1)</script>', { introduction: 'Hi <img src=x onerror=alert(1)> [x](data:text/html,y)' })
  contentful.state.assets = [asset('ramp', 'https://elsewhere.example/space/ramp.jpg')]
  const page = await resources(started())
  expect(page.heading).toBe('<script>alert(1)</script>')
  expect(page.introduction).toEqual([{ kind: 'paragraph', line: [{ text: 'Hi  x' }] }])
  expect(page.cards[0]?.picture).toEqual({ url: '', thumbnail: '', title: '' })
})

test('entries that lead to each other in a circle end where the page does', async () => {
  write('Round', { cards: [linkTo('card'), linkTo('card')] })
  const [page, card] = contentful.state.entries
  if (page && card) card.fields.page = linkTo('page')
  expect((await resources(started())).cards.length).toBe(2)
})

test('[INFO-27] every call answers while Contentful hangs', async () => {
  contentful.state.mood = 'down'
  for (const path of ['/partners', '/team_members', '/faq_categories', '/content?title=Our%20Team'])
    expect((await get(program, path)).status).toBe(200)
})
