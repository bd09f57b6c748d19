import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { waitForBlockedSession, whileLocked } from '../../platform/database/testing-locks.ts'
import { someone, somePicture, testProgram, walker } from '../../testing.ts'
import { publishListing } from '../publish/publish-listing.ts'
import type { Program } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { importer } from './testing.ts'

let program: Program
let member: Person
let own: Awaited<ReturnType<typeof importer>>

beforeAll(async () => {
  program = await testProgram()
  member = await someone(program.ctx, { partner: 'Royal Oak' })
  own = await importer(program, member)
})
afterAll(() => program.close())

const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'
const cane = (reference: string) =>
  `${reference},Cane ${reference},A cane,10,Cane,Good,Burnaby,a.jpg,Single,Wiped clean`

/** A list whose rows are asked to be listed, each of them ready. */
async function asked(...references: string[]): Promise<number> {
  const { id } = (await own.create([header, ...references.map(cane)].join('\n'))).body.data
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
  await takeJobs()
  expect((await own.send('POST', `/${id}/publication`)).status).toBe(200)
  return id
}

/** Takes the jobs that list rows out of the queue, and returns how many there were. */
async function takeJobs(): Promise<number> {
  const jobs = await program.database.pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'publish-import-rows'`,
  )
  return jobs.rowCount ?? 0
}

test('rows that a job leaves are listed by a further one, and after the last row none comes in vain', async () => {
  const id = await asked(...Array.from({ length: 21 }, (_, at) => `a${at}`))
  const run = async () => {
    await publishImportRows(program.ctx, { importId: id })
    return [(await own.read(id)).counts.in, await takeJobs()]
  }
  expect([await takeJobs(), await run(), await run()]).toEqual([1, [20, 1], [21, 0]])
})

test('a list that was removed before its job came lists nothing, and its job is done', async () => {
  const id = await asked('b1')
  await own.send('DELETE', `/${id}`)
  await publishImportRows(program.ctx, { importId: id })
  const listed = program.ctx.db.selectFrom('listings').select('id').where('reference', '=', 'b1')
  expect(await listed.execute()).toEqual([])
})

test('a row whose reference is listed at the same moment, in whatever case, is there, and those behind it go in', async () => {
  const id = await asked('SHED-7', 'SHED-8')
  const draft = { ...walker, pictureIds: [await somePicture(program.ctx, member)] }
  const { waited } = await whileLocked(program, {
    lock: (ctx) => publishListing(ctx, { owner: member, reference: 'shed-7', draft }),
    act: () => publishImportRows(program.ctx, { importId: id }),
  })
  expect([waited, (await own.rows(id)).map(({ state }) => state)]).toEqual([true, ['there', 'in']])
})

test('a row that is no longer as it has to be when its turn comes says what is wrong', async () => {
  const { id } = (await own.create([header, cane('d1').replace('Good', 'Okay')].join('\n'))).body.data
  await own.addPhotos(id, ['a.jpg'])
  // As if the condition had been one of the list when it was checked.
  await program.ctx.db.updateTable('import_rows').set({ state: 'queued' }).where('import_id', '=', id).execute()
  await publishImportRows(program.ctx, { importId: id })
  const [row] = await own.rows(id)
  expect([row?.state, row?.fields[0]]).toMatchObject(['wrong', { column: 'condition', errors: [expect.any(String)] }])
})

/** A list of two rows with a photo each, asked to be listed, of which the first one's is somebody else's by now. */
async function askedWithLostPhoto(...references: [string, string]): Promise<number> {
  const [first, second] = references.map(cane) as [string, string]
  const { id } = (await own.create([header, first, second.replace('a.jpg', 'b.jpg')].join('\n'))).body.data
  await own.addPhotos(id, ['a.jpg', 'b.jpg'])
  await own.sendPhotos(id)
  await own.send('POST', `/${id}/publication`)
  const other = await someone(program.ctx)
  await program.database.pool.query(
    `update pictures set owner_id = $1 from import_photos p
     where p.picture_id = pictures.id and p.import_id = $2 and p.name = 'a.jpg'`,
    [other.id, id],
  )
  return id
}

test('a row whose photo cannot be had when its turn comes says so in its column, and those behind it go in', async () => {
  const id = await askedWithLostPhoto('e1', 'e2')
  // What cannot be stored is for another try of the job.
  await withFailingWrites(program.database.pool, { table: 'import_rows' }, () =>
    expect(publishImportRows(program.ctx, { importId: id })).rejects.toThrow('broken on purpose'),
  )
  expect((await own.rows(id)).map(({ state }) => state)).toEqual(['queued', 'queued'])
  await publishImportRows(program.ctx, { importId: id })
  const rows = await own.rows(id)
  expect(rows.map(({ state }) => state)).toEqual(['wrong', 'in'])
  const wrong = rows[0]?.fields.filter(({ errors }) => errors.length)
  expect(wrong).toMatchObject([{ column: 'photos', errors: [expect.stringContaining('a.jpg')] }])
})

test('a row that goes while it is refused is gone, and those behind it go in', async () => {
  const id = await askedWithLostPhoto('f1', 'f2')
  const { pool } = program.database
  await whileLocked(program, {
    lock: ({ db }) => db.selectFrom('people').select('id').where('id', '=', member.id).forUpdate().execute(),
    act: async () => {
      const publishing = publishImportRows(program.ctx, { importId: id })
      await waitForBlockedSession(pool)
      const removing = pool.query('delete from import_rows where import_id = $1 and number = 2', [id])
      await Promise.all([publishing, removing])
    },
    sessions: 2,
  })
  expect((await own.rows(id)).map(({ state }) => state)).toEqual(['in'])
})

test('createImport too_many: fifty lists a day', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const busy = await someone(limited.ctx, { partner: 'Royal Oak' })
  const { create } = await importer(limited, busy)
  const limit = { name: 'lists imported', max: 50, milliseconds: day }
  for (let times = 1; times < limit.max; times++) limited.limits.use(limit, `person ${busy.id}`)
  expect([(await create(header)).status, (await create(header)).status]).toEqual([422, 429])
  await limited.close()
})
