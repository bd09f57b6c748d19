import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { traceBy } from './spans.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a trace has every statement that was run meanwhile, however it was written, and says which failed', async () => {
  const { db, read } = program.ctx
  const recorded: [name: string, failed: boolean | undefined][] = []
  traceBy({
    begin: () => ({ run: (work) => work(), end: () => {} }),
    record: ({ name, failed }) => recorded.push([name, failed]),
    close: async () => {},
  })
  try {
    await db.selectFrom('people').select('id').execute()
    await read('', 'select id from listings', [])
    await expect(sql`select 1 / 0 from people`.execute(db)).rejects.toThrow()
  } finally {
    traceBy(undefined)
  }
  expect(recorded).toEqual([
    ['select people', false],
    ['select listings', false],
    ['select people', true],
  ])
})
