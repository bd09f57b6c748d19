import { createClient } from '@reable/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordReads } from '#platform/database'
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
    timeout: 60_000,
  })
  asked.mockRestore()
})

test('a page to which a call was refused is not believed for longer than its second', async () => {
  const transport = inProcess(program.app, program.serverState, 'FLOW-PAGE')
  const until = async (url: string, more: { method?: string; body?: string } = {}) => {
    const headers = { 'content-type': 'application/json' }
    const asked = { method: 'GET', url, headers, ...more }
    const { result, reads } = recordReads(program.ctx.changes.look, () => transport(asked as never))
    return [(await result).status, reads.until > 0]
  }
  expect(await until('/v1/posts')).toEqual([200, true])
  expect(await until('/v1/posts/999999')).toEqual([404, false])
  expect(await until('/v1/contact_us', { method: 'POST', body: '{' })).toEqual([400, false])
})

test('what is no answer is not taken from memory, and neither is what somebody sends', async () => {
  const { app, serverState, ctx } = program
  const url = '/v1/posts/999999'
  const transport = withStoredLists({ app, serverState, ctx, urls: [url] })('FLOW-PAGE')
  const asked = vi.spyOn(app, 'inject')
  for (let times = 0; times < 2; times++) {
    const { status, text } = await transport({ method: 'GET', url, headers: {} })
    expect([status, JSON.parse(text).flow_id]).toEqual([404, 'FLOW-PAGE'])
  }
  expect(asked).toHaveBeenCalledTimes(4)
  expect((await transport({ method: 'POST', url, headers: {} })).status).toBe(404)
  expect(asked).toHaveBeenCalledTimes(5)
  asked.mockRestore()
})
