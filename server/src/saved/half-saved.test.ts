import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { setListing } from '../listings/testing.ts'
import { type Broken, isWhole, whole } from '../platform/database/testing-whole.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { notifySavers } from './notify-savers.ts'
import { saveListing } from './save-listing.ts'
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

const save = () => saveListing(program.ctx, { person: ben, id })

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
