import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a page of more than 20 kB is read in a thread of its own each time, and one of less where everybody is served', async () => {
  const headers = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  let threads = 0
  const count = () => (threads += 1)
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  /** How many threads begin meanwhile. */
  const begunIn = async (act: () => Promise<{ status: number }>): Promise<number> => {
    const before = threads
    expect((await act()).status).toBe(200)
    return threads - before
  }
  const path = '/console/content/page/Terms%20of%20Use'
  const { fields } = (await get(program, path, headers)).body.data
  const threadsFor = async (body: string, version: number): Promise<number[]> => {
    const sent = { ...fields, body }
    return [
      await begunIn(() => call(program, 'POST', `${path}/preview`, headers, { fields: sent })),
      await begunIn(() => call(program, 'PUT', path, headers, { version, fields: sent })),
      await begunIn(() => get(program, '/content?title=Terms%20of%20Use')),
      await begunIn(() => get(program, `${path}/versions/${version + 1}`, headers)),
    ]
  }
  expect(await threadsFor('a '.repeat(15_000), 1)).toEqual([1, 1, 1, 1])
  expect(await threadsFor('a '.repeat(5_000), 2)).toEqual([0, 0, 0, 0])
})
