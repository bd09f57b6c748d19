import { pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { minute } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { asOwner } from '../../platform/database/testing.ts'
import { testProgram } from '../../testing.ts'
import { listEntries } from '../lists/list-entries.ts'
import { getContentPage } from '../pages/get-content-page.ts'
import { contentfulServer, entry } from './testing-contentful.ts'

const contentful = await contentfulServer()
const program = await testProgram(contentful.env)
afterAll(async () => {
  await program.close()
  contentful.close()
})

const start = Date.parse('2026-11-23T20:00:00Z')
let lines: Record<string, unknown>[]
let ctx: Context
const at = (milliseconds: number): Context => ({ ...ctx, clock: { now: () => new Date(start + milliseconds) } })
const labels = async (milliseconds = 0) =>
  (await listEntries(at(milliseconds), 'team_stats')).map(({ label }) => label).join()
const write = (label: string) => {
  contentful.state.entries = [entry('one', 'team_stats', { label, count: 'A secret' })]
}

beforeEach(() => {
  contentful.reset()
  lines = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  ctx = { ...program.ctx, log, config: readConfig({ APP_ENV: 'test', ...contentful.env }) }
})

test('what comes from another service is renewed after a minute, without anybody waiting for it', async () => {
  write('One')
  await expect.poll(() => labels()).toBe('One')
  write('Two')
  await labels(minute)
  await expect.poll(() => labels(minute + 1)).toBe('Two')
  expect(contentful.state.requests).toHaveLength(2)
})

test('of an entry that does not fit, and of a copy that cannot be stored, the log names the place and no words', async () => {
  write('')
  await labels()
  await expect.poll(() => lines).toHaveLength(1)
  const place = { provider: 'Contentful', document: 'team_stats' }
  expect(lines[0]).toMatchObject({ ...place, field: 'label', msg: 'an entry does not fit its page' })
  write('Fits')
  await asOwner(program.database.pool, 'alter table content_copies rename to elsewhere')
  await labels(minute)
  await expect.poll(() => lines).toHaveLength(2)
  await asOwner(program.database.pool, 'alter table elsewhere rename to content_copies')
  expect(lines[1]).toMatchObject({ ...place, reason: 'error', msg: 'a document could not be renewed' })
  expect(JSON.stringify(lines)).not.toMatch(/secret|Fits/)
})

test('a page of more than 20 kB is read in a thread of its own, and one of less where everybody is served', async () => {
  let threads = 0
  const count = () => (threads += 1)
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const write = (body: string, more = {}) => {
    const fields = { title: 'Terms of Use', heading: 'Terms', updated: 'Today', summary: 'All', body, ...more }
    contentful.state.entries = [entry('one', 'terms_of_use', fields)]
  }
  const shown = async (milliseconds: number) =>
    JSON.stringify(await getContentPage(at(milliseconds), { title: 'Terms of Use', depth: 0 }))
  write(`Short ${'a '.repeat(5_000)}`)
  await expect.poll(() => shown(0)).toContain('Short')
  expect(threads).toBe(0)
  const long = `Long ${'a '.repeat(15_000)}`
  write(long)
  await expect.poll(() => shown(minute)).toContain('Long')
  expect([threads, lines]).toEqual([1, []])
  write(long, { heading: '' })
  await expect.poll(() => shown(2 * minute).then(() => lines)).toMatchObject([{ field: 'heading' }])
})
