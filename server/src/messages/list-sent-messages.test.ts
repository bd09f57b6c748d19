import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program, setListing } from '../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { postNotice } from './posting/post-notice.ts'

let program: Program
let buyer: Person
let headers: Record<string, string>
let id: number

beforeAll(async () => {
  program = await testProgram()
  buyer = await someone(program.ctx)
  headers = await signedIn(program.ctx, buyer)
  id = await someListing(program.ctx, await someone(program.ctx), { title: 'Bath seat' })
  const other = await signedIn(program.ctx, await someone(program.ctx))
  for (const [body, from] of [...numbered(12), ['Somebody else’s', other] as const])
    await call(program, 'POST', '/messages', from, { post_id: id, body, termsOfUse: true })
})
afterAll(() => program.close())

const numbered = (count: number) => Array.from({ length: count }, (_, at) => [`Message ${at + 1}`, headers] as const)
const listSent = (query = '', from = headers) => get(program, `/api/user/messages${query}`, from)

test('[MSG-03] what one sent is listed, the newest first, ten a page, and nobody else’s', async () => {
  const { body, headers: answerHeaders } = await listSent()
  expect(body.data.map((one: { body: string }) => one.body)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Message ${12 - at}`),
  )
  expect(JSON.parse(String(answerHeaders['x-pagination']))).toMatchObject({
    current_page: 1,
    last_page: 2,
    total_posts: 12,
  })
  expect((await listSent('?page=2')).body.data.map((one: { body: string }) => one.body)).toEqual([
    'Message 2',
    'Message 1',
  ])
  expect((await listSent('?page=abc')).body.data).toHaveLength(10)
})

test('what Reable says of what one did is none of the messages that one sent', async () => {
  const [{ conversation_id }] = (await listSent()).body.data
  await postNotice(program.ctx, {
    conversation: { id: conversation_id },
    notice: { name: 'unheard of' },
    by: buyer.id,
  })
  const { body, headers: answerHeaders } = await listSent()
  expect([body.data[0].body, JSON.parse(String(answerHeaders['x-pagination'])).total_posts]).toEqual(['Message 12', 12])
})

test('a copy names its listing for as long as there is one, deleted or not', async () => {
  await setListing(program.ctx, id, { deleted_at: new Date() })
  expect((await listSent()).body.data[0].post).toEqual({ id, title: 'Bath seat' })
})

test('listSentMessages signed_out: they are the sender’s alone', async () => {
  expect((await listSent('', {})).status).toBe(401)
})
