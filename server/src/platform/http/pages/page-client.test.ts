import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../testing.ts'
import { pageClient } from './page-client.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const page = () => pageClient(program.app, 'FLOW-PAGE')

test('a page is refused what a browser is refused, under its flow id', async () => {
  expect(await page()('getListing', { params: { id: '999999' } })).toMatchObject({
    ...{ ok: false, status: 404, failure: { code: 'not_found', flow_id: 'FLOW-PAGE' } },
  })
  expect(await page()('browseListings', { query: { page: '-1' } })).toMatchObject({
    ...{ ok: false, status: 422, failure: { code: 'invalid', errors: { page: [expect.any(String)] } } },
  })
  expect(await page()('getSecondFactor', {})).toMatchObject({ ok: false, status: 401 })
})
