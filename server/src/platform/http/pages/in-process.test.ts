import { createClient } from '@reable/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { get, someListing, someone, testProgram } from '../../../testing.ts'
import { inProcess } from './in-process.ts'
import { withStoredLists } from './stored-lists.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

const page = () => createClient('/v1', inProcess(program.app, program.serverState, 'FLOW-PAGE'))

test('a page is answered in process what a browser is answered, with the pages there are', async () => {
  const { body } = await get(program, '/posts')
  expect(body.data).toHaveLength(1)
  expect(await page()('browseListings', { query: {} })).toMatchObject({
    data: body.data,
    pagination: { current_page: 1, total_posts: 1 },
  })
})

test('a refusal is answered in process as to a browser, under the flow id of the page', async () => {
  const reply = await page()('getListing', { params: { id: '999999' } })
  expect(reply).toMatchObject({ ok: false, status: 404, failure: { code: 'not_found', flow_id: 'FLOW-PAGE' } })
})

test('a list that every page asks for is taken from memory until it changes, and then read anew', async () => {
  const { app, serverState, ctx } = program
  const [transport, asked] = [
    withStoredLists({ app, serverState, ctx, urls: ['/v1/api/posts/categories'] }),
    vi.spyOn(app, 'inject'),
  ]
  const categories = () => createClient('/v1', transport('FLOW-PAGE'))('listCategories', {})
  await ctx.changes.refresh()
  const before = await categories()
  expect(await categories()).toEqual(before)
  expect(asked).toHaveBeenCalledTimes(1)
  await sql`update equipment_types set tooltip = 'Rolls along.' where id = 12`.execute(ctx.db)
  await vi.waitFor(async () => expect(JSON.stringify(await categories())).toContain('Rolls along.'), {
    timeout: 20_000,
  })
  asked.mockRestore()
})
