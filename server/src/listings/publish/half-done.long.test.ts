import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { signedIn, someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, type Program, readyUpload, setListing, walkerForm } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>
let id: number
let pictureIds: number[]
let upload: string

beforeEach(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
  pictureIds = [await somePicture(program.ctx, owner), await somePicture(program.ctx, owner)]
  id = await someListing(program.ctx, owner, { pictureIds })
  upload = await readyUpload(program.ctx, owner)
  await createLinks(program.ctx, { listingId: id })
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(() => program.close())

const feedback = (selected_option: string) => ({ feedback: { post_id: id, selected_option } })

type Action = { action: string; tables: string[]; before?: () => Promise<unknown>; does: () => ReturnType<typeof call> }

const queue = 'graphile_worker._private_jobs'

/** The actions of an owner, and the tables that each writes. */
const actions: Action[] = [
  {
    ...{ action: 'deletes a listing', tables: ['listings', 'listing_links', 'pictures', queue] },
    does: () => call(program, 'DELETE', `/posts/${id}`, headers),
  },
  {
    ...{ action: 'removes a photo', tables: ['pictures', 'done_once', queue] },
    does: () => call(program, 'DELETE', `/posts/image/${pictureIds[0]}`, headers),
  },
  {
    ...{ action: 'says that it is sold', tables: ['listings', 'done_once', queue] },
    does: () => call(program, 'POST', '/feedbacks', headers, feedback('exchanged')),
  },
  {
    ...{ action: 'activates it', tables: ['listings', queue] },
    before: () => setListing(program.ctx, id, { active: false }),
    does: () => call(program, 'POST', `/posts/${id}/renew`, headers),
  },
  {
    ...{ action: 'edits it', tables: ['listings', 'pictures', 'done_once', queue] },
    does: () =>
      call(program, 'PUT', `/posts/${id}`, headers, { post: { ...walkerForm, images: [upload, pictureIds[1]] } }),
  },
  {
    ...{ action: 'publishes another', tables: ['listings', 'pictures', 'done_once', queue] },
    does: () => call(program, 'POST', '/posts', headers, { post: { ...walkerForm, images: [upload] } }),
  },
]

/** Returns all rows that an action could have written. */
async function everything(): Promise<string[]> {
  const rows: string[] = []
  for (const table of ['listings', 'pictures', 'listing_links', 'done_once', queue]) {
    const found = await program.database.pool.query(`select kept::text as row from ${table} kept order by 1`)
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

describe('[LIFE-05] [LIFE-04] [LIFE-03] nothing is half done when a statement fails while its owner', () => {
  test.each(actions.flatMap((one) => one.tables.map((table) => ({ ...one, table }))))(
    '$action, in $table',
    async ({ table, before, does }) => {
      await before?.()
      await program.database.pool.query('delete from graphile_worker._private_jobs')
      const rows = await everything()
      const failed = await withFailingWrites(program.database.pool, { table }, does)
      expect([failed.status, failed.body.code]).toEqual([500, 'fault'])
      expect(await everything()).toEqual(rows)
      expect((await does()).status).toBe(200)
      expect(await everything()).not.toEqual(rows)
    },
  )
})
