import { importsLimit, tooManyImports } from '@reable/contract/imports/rules'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someone, testProgram } from '../../testing.ts'
import { header } from '../import/testing.ts'
import { insertImport } from './import-queries.ts'
import { cane, importer, sheet } from './testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())

const someMember = async (): Promise<[Person, Awaited<ReturnType<typeof importer>>]> => {
  const member = await someone(program.ctx, { partner: 'Royal Oak' })
  return [member, await importer(program, member)]
}

test('of two lists that come in at once, for the one place that is left, one is taken', async () => {
  const [member, own] = await someMember()
  const row = { owner_id: member.id, file_name: 'a.csv', headers: [], notes: [] }
  for (let count = 0; count < importsLimit - 1; count++) await insertImport(program.ctx, row)
  /** Who is told to try again, since the other is slow to come, does. */
  const create = async (reference: string): ReturnType<typeof own.create> => {
    const answer = await own.create(sheet(cane(reference)))
    return answer.status === 503 ? create(reference) : answer
  }
  const { result } = await whileLocked(program, {
    lock: ({ db }) => sql`lock table imports in access exclusive mode`.execute(db),
    act: () => Promise.all(['a', 'b'].map(create)),
    sessions: 2,
  })
  expect(result.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(result.find(({ status }) => status === 409)?.body.error).toBe(tooManyImports)
})

test('a list that was removed comes in anew by the same file, and one that is there does not', async () => {
  const [, own] = await someMember()
  const idOf = async () => (await own.create(sheet(cane('b')))).body.data.id
  const first = await idOf()
  expect(await idOf()).toBe(first)
  await own.send('DELETE', `/${first}`)
  const second = await idOf()
  expect([second === first, (await own.read(second)).total]).toEqual([false, 1])
})

test('what to know before the rows is said: how the file was read, what is not used, and what keeps listings hidden', async () => {
  const own = await importer(program, await someone(program.ctx, { partner: 'Royal Oak', confirmed: false }))
  const file = Buffer.from(`${header},Étagère,\n${cane('g')},A1,\n`, 'latin1')
  const { id, notes } = (await own.create(file)).body.data
  expect(notes).toEqual([
    expect.stringMatching(/^listings\.csv is not saved as UTF-8 and was read as Western European text/),
    'Not used, because no listing has such a detail: “Étagère”.',
    expect.stringMatching(/^The member has not confirmed the e-mail address/),
  ])
  expect((await own.row(id, 2)).fields.map(({ column }) => column)).not.toContain('')
})

test('lists are named newest first, each for thirty days after its last change', async () => {
  const [, own] = await someMember()
  const [older, newer] = [await own.create(sheet(cane('e'))), await own.create(sheet(cane('f')))].map(
    ({ body }) => body.data.id,
  )
  now = new Date('2026-11-25T20:00:00Z')
  await own.correct(newer, 2, { title: 'Another cane' })
  now = start
  const lists = (await own.send('GET', '')).body.data
  expect(lists.map((one: { id: number; ends_at_utc: string }) => [one.id, one.ends_at_utc])).toEqual([
    [newer, '2026-12-25T20:00:00.000Z'],
    [older, '2026-12-23T20:00:00.000Z'],
  ])
})
