import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { type Broken, isWhole, whole } from '../../platform/database/testing-whole.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'

let program: Program
let steward: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})
afterAll(() => program.close())

/** A call of a steward, which throws where it is refused. */
async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body: object): Promise<void> {
  const { status } = await call(program, method, `/console/places${url}`, steward, body)
  if (status !== 200) throw new Error(`answered with ${status}`)
}

const form = { latitude: 49.98, longitude: -124.76, rank: 100, closed: false }

async function lundOf(name: string): Promise<{ id: number; version: number }> {
  const { places } = (await get(program, '/console/places', steward)).body.data
  return places.find((place: { name: string }) => place.name === name)
}

/** One after the other, of one and the same place. */
const actions: Record<string, (name: string) => Promise<void>> = {
  'is added': (name) => send('POST', '', { ...form, name }),
  'is changed': async (name) => {
    const { id, version } = await lundOf(name)
    return send('PUT', `/${id}`, { ...form, name, rank: 7, version })
  },
  'is removed': async (name) => {
    const { id, version } = await lundOf(name)
    return send('DELETE', `/${id}`, { version })
  },
}
const tables: [string, Broken][] = [
  ['it', { table: 'locations' }],
  ['its version', { table: 'catalogue_versions' }],
]

test.each(tables)(
  'a place is added, changed and removed with its version or not at all: %s cannot be written',
  async (words, broken) => {
    for (const [action, act] of Object.entries(actions)) {
      const name = `Lund by ${words}`
      const outcome = await isWhole(program.database.pool, broken, ['locations', 'catalogue_versions'], () => act(name))
      expect([action, outcome]).toEqual([action, whole])
    }
  },
)
