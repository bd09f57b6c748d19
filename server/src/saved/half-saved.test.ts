import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, setListing } from '../listings/testing.ts'
import { type Broken, isWhole, whole } from '../platform/database/testing-whole.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { notifySavers } from './notify-savers.ts'
import { saveListing } from './save-listing.ts'
import { sealStopToken } from './stop-saved-mails.ts'
import { savedMails } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ben: Person
let id: number
const queue = 'graphile_worker._private_jobs'

beforeEach(async () => {
  program = await testProgram()
  ben = await someone(program.ctx)
  id = await someListing(program.ctx, await someone(program.ctx), { price: '40' })
})
afterEach(() => program.close())

/** A call of Ben, which throws where it is refused. */
async function send(method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object): Promise<void> {
  const { status } = await call(program, method, `/api/${url}`, await signedIn(program.ctx, ben), body)
  if (status !== 200) throw new Error(`answered with ${status}`)
}
const save = () => saveListing(program.ctx, { person: ben, id })

type Action = { action: string; tables: string[]; before?: () => Promise<unknown>; does: () => Promise<unknown> }

const actions: Action[] = [
  { action: 'a listing is saved', tables: ['saved'], does: () => send('PUT', `saved/${id}`) },
  { action: 'it is saved no more', tables: ['saved'], before: save, does: () => send('DELETE', `saved/${id}`) },
  {
    ...{ action: 'what a browser saved is taken along', tables: ['saved'] },
    does: () => send('POST', 'saved', { posts: [{ id, price: 40 }] }),
  },
  {
    ...{ action: 'the mails are turned off', tables: ['saved_mailings'] },
    does: () => send('PUT', 'saved_mails', { wanted: false }),
  },
  {
    ...{ action: 'the link of a mail ends them', tables: ['saved_mailings'] },
    does: () => send('POST', 'saved_mails/stop', { token: sealStopToken(program.ctx, { personId: ben.id }) }),
  },
]

describe('nothing is answered as done that was not, when', () => {
  test.each(actions)('$action', async ({ tables, before, does }) => {
    await before?.()
    expect(await isWhole(program.database.pool, { table: tables[0] as string }, tables, does)).toEqual(whole)
  })
})

const broken: [string, Broken][] = [
  ['the mail cannot be written', { table: 'mails' }],
  ['the mail cannot be queued', { table: queue }],
  ['the further run cannot be queued', { table: queue, on: 'insert', when: "new.payload::text = '{}'" }],
  ['it cannot be noted of what was told', { table: 'saved', on: 'update' }],
  ['it cannot be noted who was told', { table: 'saved_mailings' }],
]

test.each(broken)(
  'a price that fell is not taken for told when %s, and told by the next run',
  async (_words, failure) => {
    await save()
    await setListing(program.ctx, id, { price: 25 })
    // A further run is asked for by a full one alone.
    const notify = () => notifySavers(program.ctx, { limit: failure.when ? 1 : 2 })
    const tables = ['mails', 'saved', 'saved_mailings', queue]
    expect(await isWhole(program.database.pool, failure, tables, notify)).toEqual(whole)
    expect((await savedMails(program.ctx)).map(({ recipient }) => recipient)).toEqual([ben.email])
  },
)
