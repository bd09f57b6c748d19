import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { seededPages } from '#seeds/content/index'
import { get, testProgram } from '../../testing.ts'
import { listEntries } from '../lists/list-entries.ts'
import { getContentPage } from '../pages/get-content-page.ts'
import { asset, contentfulServer, entry, linkTo } from './testing-contentful.ts'

let contentful: Awaited<ReturnType<typeof contentfulServer>>
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  contentful = await contentfulServer()
})
// A database for each test: a refresh in the background may still be answered when its test is over.
beforeEach(async () => {
  contentful.reset()
  program = await testProgram(contentful.env)
})
afterEach(() => program.close())
afterAll(() => contentful.close())

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

/** Waits until the refresh in the background has brought this heading. */
const expectHeading = (ctx: Context, heading: string) =>
  expect.poll(async () => (await resources(ctx)).heading).toBe(heading)

async function startedWith(heading: string): Promise<Context> {
  write(heading)
  const ctx = started()
  await expectHeading(ctx, heading)
  return ctx
}

const expectRequests = (times: number) => expect.poll(() => contentful.state.requests.length).toBe(times)

/** Requests the page until Contentful has had so many requests; the next one comes when the one before is done. */
const requestUntil = (ctx: Context, times: number) =>
  expect.poll(async () => (await resources(ctx)) && contentful.state.requests.length).toBe(times)

const depthOf = ({ searchParams }: URL) => `${searchParams.get('fields.title')} ${searchParams.get('include')}`

test('[INFO-15] a page comes from Contentful by its title, with its links followed as deep as requested', async () => {
  const ctx = await startedWith('From afar')
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
  expect(contentful.state.requests.map(depthOf)).toEqual(['Resources 2'])
})

test('[INFO-16] lists come from Contentful too, in the order that is set there', async () => {
  const stat = (id: string, more: object) => entry(id, 'team_stats', { label: id, count: '3', ...more })
  contentful.state.entries = [stat('unplaced', {}), stat('second', { position: 2 }), stat('first', { position: 1 })]
  contentful.state.types = ['teams']
  const ctx = started()
  const labels = async () => (await listEntries(ctx, 'team_stats')).map(({ id, label }) => `${id} ${label}`)
  await expect.poll(labels).toEqual(['1 first', '2 second', '3 unplaced'])
  await expect.poll(() => listEntries(ctx, 'teams')).toEqual([])
})

test('[INFO-15] after a restart the last good copy answers at once, and is refreshed', async () => {
  await startedWith('One')
  contentful.state.mode = 'hangs'
  await expect.poll(async () => (await resources(started())).heading).toBe('One')
  contentful.state.mode = 'up'
  write('Two')
  await expectHeading(started(), 'Two')
})

test.each(['down', 'hangs', 'huge', 'malformed', 'another', 'deep', 'redirects', 'denies'] as const)(
  '[INFO-15] while Contentful %s, the embedded page answers, and the last good copy where there is one',
  async (mood) => {
    contentful.state.mode = mood
    const ctx = started()
    expect((await resources(ctx)).heading).toBe(seededPages.Resources.heading)
    await expectRequests(1)
    contentful.state.mode = 'up'
    write('Back')
    await expectHeading(later(ctx, 2 * minute), 'Back')
    contentful.state.mode = mood
    await requestUntil(later(ctx, 4 * minute), 3)
    expect((await resources(later(ctx, 4 * minute))).heading).toBe('Back')
    expect(contentful.state.elsewhere).toBe(0)
  },
)

test.each([
  ['no heading', { heading: '' }],
  ['an address that leads nowhere', { cards: [linkTo('evil')] }],
  ['no text', { introduction: undefined }],
  ['a text that is something else', { introduction: { nodeType: 'paragraph' } }],
])('an entry with %s does not reach the page', async (_, more) => {
  const ctx = await startedWith('Fine')
  write('Broken', more)
  const card = { title: 'x', text: 'x', address: 'javascript:alert(1)' }
  contentful.state.entries.push(entry('evil', 'card', card))
  const next = later(ctx, 2 * minute)
  await requestUntil(next, 2)
  await requestUntil(later(ctx, 4 * minute), 3)
  expect((await resources(next)).heading).toBe('Fine')
})

test('[INFO-15] markup, scripts and pictures of other places are words, or nothing', async () => {
  write('<script>alert(1)</script>', { introduction: 'Hi <img src=x onerror=alert(1)> [x](data:text/html,y)' })
  contentful.state.assets = [asset('ramp', 'https://elsewhere.example/space/ramp.jpg')]
  const ctx = started()
  await expectHeading(ctx, '<script>alert(1)</script>')
  const page = await resources(ctx)
  expect(page.introduction).toEqual([{ kind: 'paragraph', line: [{ text: 'Hi  x' }] }])
  expect(page.cards[0]?.picture).toEqual({ url: '', thumbnail: '', title: '' })
})

test('[INFO-27] every call answers while Contentful hangs', async () => {
  contentful.state.mode = 'hangs'
  for (const path of ['/partners', '/team_members', '/faq_categories', '/content?title=Our%20Team'])
    expect((await get(program, path)).status).toBe(200)
})
