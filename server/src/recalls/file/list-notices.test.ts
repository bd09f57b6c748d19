import { afterAll, expect, test } from 'vitest'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { replaceNotices, updateNoticeDecided } from './notice-queries.ts'
import { readNotice } from './read-rows.ts'

const program = await testProgram()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(() => program.close())

const now = Date.parse('2026-11-22T00:00:00Z')
const noticeOf = (NID: string, Title: string, more: object = {}) => readNotice({ NID, Title, ...more }, now)
const pageOf = async (page: number) =>
  (await get(program, `/console/recalls/notices?page=${page}`, room)).body.data as {
    nid: string
    brands: string[]
    models: string[]
    updated: string | null
  }[]

test('whose a thing is and which models it may be are read from its title', async () => {
  const models = Array.from({ length: 22 }, (_, at) => `RT-${100 + at}`)
  const notices = [
    noticeOf('1', 'Drive Medical recalls bed rails', { 'Last updated': '2026-11-20' }),
    noticeOf('2', 'Acme® brand walkers, 15064, 2025 and 1999', { Product: 'B12 ABCD 20251 12025 15064' }),
    noticeOf('3', 'Walkers may fall, says Acme', { Product: models.join(' ') }),
    noticeOf('4', 'recalls of canes'),
  ]
  await replaceNotices(program.ctx, [JSON.stringify(notices)])
  expect((await pageOf(1)).map(({ nid, brands, models, updated }) => [nid, brands, models, updated])).toEqual([
    ['1', ['Drive Medical'], [], 'November 20, 2026'],
    ['2', ['Acme'], ['15064', '20251', '12025'], null],
    ['3', [], models.slice(0, 20), null],
    ['4', [], [], null],
  ])
})

test('notices come a page at a time, the newest first and the undated ones last, and those that are gone go', async () => {
  const { length } = await pageOf(1)
  expect(length).toBe(4)
  await updateNoticeDecided(program.ctx, '2', { dismissed: true })
  const count = 60
  const day = (at: number) => `2026-0${1 + (at % 9)}-${10 + Math.floor(at / 9)}`
  const notices = Array.from({ length: count }, (_, at) =>
    noticeOf(String(100 + at), 'Canes', at ? { 'Last updated': day(at) } : {}),
  )
  await replaceNotices({ ...program.ctx, clock: { now: () => new Date('2026-11-24T00:00:00Z') } }, [
    JSON.stringify(notices),
  ])
  const found: string[] = []
  for (let page = 1; found.length < count; page++) {
    const nids = (await pageOf(page)).map(({ nid }) => nid)
    expect(nids).toHaveLength(20)
    found.push(...nids)
  }
  const byDay = [...notices].sort((one, other) => (other?.updated_on ?? '').localeCompare(one?.updated_on ?? ''))
  expect(found).toEqual(byDay.map((notice) => notice?.nid))
  const { headers } = await get(program, '/console/recalls/notices?page=2', room)
  expect(JSON.parse(String(headers['x-pagination']))).toMatchObject({ current_page: 2, total_posts: count })
  // What was put aside stays so, though it was gone meanwhile.
  const again = [noticeOf('2', 'Canes'), noticeOf('3', 'Canes')]
  await replaceNotices({ ...program.ctx, clock: { now: () => new Date('2026-11-25T00:00:00Z') } }, [
    JSON.stringify(again),
  ])
  expect((await pageOf(1)).map(({ nid }) => nid)).toEqual(['3'])
})
