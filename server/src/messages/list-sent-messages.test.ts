import { expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()
const buyer = await someone(program.ctx)
const headers = await signedIn(program.ctx, buyer)
const id = await someListing(program.ctx, await someone(program.ctx), { title: 'Bath seat' })
const numbered = (count: number) => Array.from({ length: count }, (_, at) => [`Message ${at + 1}`, headers] as const)
const other = await signedIn(program.ctx, await someone(program.ctx))
for (const [body, from] of [...numbered(12), ['Somebody else’s', other] as const])
  await call(program, 'POST', '/messages', from, { post_id: id, body, termsOfUse: true })

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
