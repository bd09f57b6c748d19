import { createClient } from '@reable/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../../testing.ts'
import { inProcess } from './in-process.ts'

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
