import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { type Broken, isWhole, whole } from '../../platform/database/testing-whole.ts'
import { someone, testProgram } from '../../testing.ts'
import { type Program, readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { importer } from './testing.ts'

let program: Program
let member: Person
let own: Awaited<ReturnType<typeof importer>>
let upload: string

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  member = await someone(program.ctx, { partner: 'Royal Oak' })
  own = await importer(program, member)
})

const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'
const cane = (reference: string) => `${reference},Cane,A cane,10,Cane,Good,Burnaby,a.jpg,Single,Wiped clean`
const sheet = [header, cane('one'), cane('one'), cane('two').replace('Good', 'Nice')].join('\n')

/** Throws where a call is refused. */
async function done(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer
  if (status !== 200) throw new Error(`answered with ${status}`)
}

type Action = {
  action: string
  breaks: Broken[]
  /** What has happened before. */
  before?: (id: number) => Promise<unknown>
  does: (id: number) => Promise<unknown>
}

const rows = { table: 'import_rows' }
const list = { table: 'imports' }
const photos = { table: 'import_photos' }
const queue = { table: 'graphile_worker._private_jobs' }
const stored = [rows, list, photos, { table: 'listings' }, { table: 'pictures' }].map(({ table }) => table)

async function makeReady(id: number): Promise<void> {
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
}

const actions: Action[] = [
  {
    ...{ action: 'another list comes in', breaks: [list, rows, { table: 'done_once' }] },
    does: () => done(own.create(`${sheet}\n${cane('four')}`)),
  },
  {
    ...{ action: 'a row is mended', breaks: [rows, list] },
    does: (id) => done(own.correct(id, 4, { condition: 'Good' })),
  },
  {
    ...{ action: 'a row gets another reference', breaks: [{ ...rows, on: 'update', when: 'new.number = 3' }] },
    does: (id) => done(own.correct(id, 2, { reference: 'another' })),
  },
  {
    ...{ action: 'a row gets a column that the list had not', breaks: [list] },
    does: (id) => done(own.correct(id, 2, { Brand: 'Drive' })),
  },
  {
    ...{ action: 'its photos are named', breaks: [photos, list, { ...rows, on: 'update' }] },
    does: (id) => done(own.addPhotos(id, ['a.jpg', 'b.jpg'])),
  },
  {
    ...{ action: 'a photo comes', breaks: [photos, list, { table: 'pictures', on: 'update' }] },
    before: async (id) => {
      await own.addPhotos(id, ['a.jpg'])
      upload = await readyUpload(program.ctx, member)
    },
    does: (id) => done(own.send('PUT', `/${id}/photos`, { name: 'a.jpg', signed_id: upload })),
  },
  {
    ...{ action: 'it is published', breaks: [rows, list, queue], before: makeReady },
    does: (id) => done(own.send('POST', `/${id}/publication`)),
  },
  {
    ...{ action: 'it is removed', breaks: [list, rows] },
    does: (id) => done(own.send('DELETE', `/${id}`)),
  },
]

test.each(actions.flatMap(({ breaks, ...one }) => breaks.map((broken) => ({ ...one, broken, table: broken.table }))))(
  'a list is as it was when $table cannot be written while $action',
  async ({ broken, before, does }) => {
    const id = (await own.create(sheet)).body.data.id as number
    await before?.(id)
    expect(await isWhole(program.database.pool, broken, stored, () => does(id))).toEqual(whole)
  },
)

test.each<[string, Broken]>([
  ['the listing', { table: 'listings' }],
  ['its photo', { table: 'pictures', on: 'update' }],
  ['what became of the row', { ...rows, on: 'update' }],
])('a row is listed once, whole or not at all, when %s cannot be written', async (_words, broken) => {
  const id = (await own.create(sheet)).body.data.id as number
  await makeReady(id)
  await done(own.send('POST', `/${id}/publication`))
  const publish = () => publishImportRows(program.ctx, { importId: id })
  expect(await isWhole(program.database.pool, broken, stored, publish)).toEqual(whole)
  expect((await own.rows(id)).map(({ state }) => state)).toEqual(['in', 'wrong', 'wrong'])
  const listed = program.ctx.db.selectFrom('listings').select('reference').where('owner_id', '=', member.id)
  expect(await listed.execute()).toEqual([{ reference: 'one' }])
})
