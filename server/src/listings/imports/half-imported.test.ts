import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { type Broken, isWhole, whole } from '../../platform/database/testing-whole.ts'
import { someone, testProgram } from '../../testing.ts'
import { readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { cane, importer, sheet } from './testing.ts'

let member: Person
let own: Awaited<ReturnType<typeof importer>>
let upload: string

const program = await testProgram()
afterAll(() => program.close())
beforeEach(async () => {
  member = await someone(program.ctx, { partner: 'Royal Oak' })
  own = await importer(program, member)
})

const list = sheet(cane('one'), cane('one'), cane('two', { condition: 'Nice' }))

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
const lists = { table: 'imports' }
const photos = { table: 'import_photos' }
const queue = { table: 'graphile_worker._private_jobs' }
const stored = [rows, lists, photos, { table: 'listings' }, { table: 'pictures' }].map(({ table }) => table)

async function makeReady(id: number): Promise<void> {
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
}

const actions: Action[] = [
  {
    ...{ action: 'another list comes in', breaks: [rows, { table: 'done_once' }] },
    does: () => done(own.create(`${list}\n${cane('four')}`)),
  },
  {
    ...{ action: 'a row is mended', breaks: [lists] },
    does: (id) => done(own.correct(id, 4, { condition: 'Good' })),
  },
  {
    ...{ action: 'a row gets another reference', breaks: [{ ...rows, on: 'update', when: 'new.number = 3' }] },
    does: (id) => done(own.correct(id, 2, { reference: 'another' })),
  },
  {
    ...{ action: 'its photos are named', breaks: [{ ...rows, on: 'update' }] },
    does: (id) => done(own.addPhotos(id, ['a.jpg', 'b.jpg'])),
  },
  {
    ...{ action: 'a photo comes', breaks: [photos, { table: 'pictures', on: 'update' }] },
    before: async (id) => {
      await own.addPhotos(id, ['a.jpg'])
      upload = await readyUpload(program.ctx, member)
    },
    does: (id) => done(own.send('PUT', `/${id}/photos`, { name: 'a.jpg', signed_id: upload })),
  },
  {
    ...{ action: 'it is published', breaks: [rows, queue], before: makeReady },
    does: (id) => done(own.send('POST', `/${id}/publication`)),
  },
  {
    ...{ action: 'it is removed', breaks: [lists] },
    does: (id) => done(own.send('DELETE', `/${id}`)),
  },
]

test.each(actions.flatMap(({ breaks, ...one }) => breaks.map((broken) => ({ ...one, broken, table: broken.table }))))(
  'a list is as it was when $table cannot be written while $action',
  async ({ broken, before, does }) => {
    const id = (await own.create(list)).body.data.id as number
    await before?.(id)
    expect(await isWhole(program.database.pool, broken, stored, () => does(id))).toEqual(whole)
  },
)

test.each<[string, Broken]>([
  ['the listing', { table: 'listings' }],
  ['its photo', { table: 'pictures', on: 'update' }],
  ['what became of the row', { ...rows, on: 'update' }],
])('a row is listed once, whole or not at all, when %s cannot be written', async (_words, broken) => {
  const id = (await own.create(list)).body.data.id as number
  await makeReady(id)
  await done(own.send('POST', `/${id}/publication`))
  const publish = () => publishImportRows(program.ctx, { importId: id })
  expect(await isWhole(program.database.pool, broken, stored, publish)).toEqual(whole)
  expect((await own.rows(id)).map(({ state }) => state)).toEqual(['in', 'wrong', 'wrong'])
  const listed = program.ctx.db.selectFrom('listings').select('reference').where('owner_id', '=', member.id)
  expect(await listed.execute()).toEqual([{ reference: 'one' }])
})
