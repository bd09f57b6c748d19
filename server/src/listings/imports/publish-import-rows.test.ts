import { afterAll, expect, test } from 'vitest'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someone, somePicture, testProgram, walker } from '../../testing.ts'
import { publishListing } from '../publish/publish-listing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { cane, importer, sheet } from './testing.ts'

const program = await testProgram()
const member = await someone(program.ctx, { partner: 'Royal Oak' })
const own = await importer(program, member)
afterAll(() => program.close())

/** A list whose rows are asked to be listed, each of them ready. */
async function asked(...references: string[]): Promise<number> {
  const id = await own.createReady(sheet(...references.map((reference) => cane(reference))))
  expect((await own.send('POST', `/${id}/publication`)).status).toBe(200)
  return id
}

test('a row whose reference is listed at the same moment, in whatever case, is there, and those behind it go in', async () => {
  const id = await asked('SHED-7', 'SHED-8')
  const draft = { ...walker, pictureIds: [await somePicture(program.ctx, member)] }
  const { waited } = await whileLocked(program, {
    lock: (ctx) => publishListing(ctx, { owner: member, reference: 'shed-7', draft }),
    act: () => publishImportRows(program.ctx, { importId: id }),
  })
  expect([waited, (await own.rows(id)).map(({ state }) => state)]).toEqual([true, ['there', 'in']])
})

/** A list of two rows with a photo each, asked to be listed, of which the first one's is somebody else's by now. */
async function askedWithLostPhoto(): Promise<number> {
  const id = await own.createReady(sheet(cane('e1'), cane('e2', { photo: 'b.jpg' })), ['a.jpg', 'b.jpg'])
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
  const id = await askedWithLostPhoto()
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
