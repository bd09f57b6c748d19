import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn, someone } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { fillShape, hostileHeaders, hostileJson, hostileTexts, shapeOf } from './testing-hostile-input.ts'

const program = await programOfFile({ TRUST_PROXY: '1' })
let headers: Record<string, string>

beforeAll(async () => {
  const person = await someone(program.ctx)
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', person.id).execute()
  headers = await signedIn(program.ctx, person)
})

type RequestParts = { query?: string; body?: string; param?: string; more?: Record<string, string> }

/** Sends it as a volunteer who is signed in, whom every operation lets in. */
async function send({ method, path }: Operation, { query = '', body, param = '1', more }: RequestParts) {
  const url = `/v1${path.replace(/:\w+/g, encodeURIComponent(param))}${query && `?${query}`}`
  const json = { headers: { ...headers, ...more, 'content-type': 'application/json' }, payload: body }
  const cpuBefore = process.threadCpuUsage()
  const answer = await program.app.inject({
    method,
    url,
    headers: { ...headers, ...more },
    ...(body !== undefined && json),
  })
  const { user, system } = process.threadCpuUsage(cpuBefore)
  return { status: answer.statusCode, bytes: answer.rawPayload.length, milliseconds: (user + system) / 1000 }
}

/** Measures this thread's processor time, not the duration: the least of some tries, so that garbage collection does not count. */
async function fastest(of: Operation, parts: RequestParts) {
  const tries = [await send(of, parts)]
  while (tries.length < 4 && (tries.at(-1)?.milliseconds ?? 0) > quick) tries.push(await send(of, parts))
  return { ...(tries[0] as (typeof tries)[number]), milliseconds: Math.min(...tries.map((one) => one.milliseconds)) }
}

/** Milliseconds below which times are not compared: a pattern that backtracks needs seconds. */
const quick = 40

/** Sends something, and the same four times as large. What is quadratic needs sixteen times as long. */
async function expectLinear(of: Operation, size: number, partsOf: (size: number) => RequestParts, what: string) {
  const large = await fastest(of, partsOf(4 * size))
  expect(large.status, what).not.toBe(500)
  if (large.status >= 400) expect(large.bytes, what).toBeLessThan(16_000)
  if (large.bytes < 16_000 && large.milliseconds < quick) return
  const small = await fastest(of, partsOf(size))
  expect(large.bytes, what).toBeLessThan(8 * small.bytes + 16_000)
  expect(large.milliseconds, what).toBeLessThan(Math.max(quick, 9 * small.milliseconds))
}

const operationEntries = Object.entries<Operation>(operations)

describe('the work and the answer grow no faster than what was sent', () => {
  test.each(operationEntries.filter(([, { body }]) => body))('in the body of %s', async (_, operation) => {
    const shape = shapeOf(operation.body as NonNullable<Operation['body']>)
    for (const [what, textOf] of Object.entries(hostileTexts))
      await expectLinear(operation, 5_000, (size) => ({ body: JSON.stringify(fillShape(shape, textOf(size))) }), what)
    for (const [what, jsonOf] of Object.entries(hostileJson))
      await expectLinear(operation, 40_000, (size) => ({ body: jsonOf(size) }), what)
  })

  test.each(operationEntries.filter(([, { query }]) => query))('in the query of %s', async (_, operation) => {
    const names = Object.keys(shapeOf(operation.query as NonNullable<Operation['query']>).properties ?? {})
    const all = (text: string) => new URLSearchParams([...names, 'field.a.from'].map((name) => [name, text])).toString()
    for (const [what, textOf] of Object.entries(hostileTexts))
      await expectLinear(operation, 4_000, (size) => ({ query: all(textOf(size)) }), what)
    const many = (name: (at: number) => string) => (size: number) => ({
      query: Array.from({ length: size / 8 }, (_, at) => `${name(at)}=a${at}`).join('&'),
    })
    for (const name of names)
      await expectLinear(
        operation,
        4_000,
        many(() => name),
        `${name} again and again`,
      )
    await expectLinear(
      operation,
      4_000,
      many((at) => `field.${'abcdefgh'[at % 8]}${'_'.repeat(at % 30)}`),
      'many fields',
    )
    await expectLinear(
      operation,
      4_000,
      many((at) => `name${at}`),
      'many names',
    )
  })

  test.each(operationEntries.filter(([, { params }]) => params))('in the address of %s', async (_, operation) => {
    for (const [what, textOf] of Object.entries(hostileTexts))
      await expectLinear(operation, 1_000, (size) => ({ param: textOf(size).toWellFormed() }), what)
  })

  test.each(['accept-encoding', 'cookie', 'idempotency-key', 'x-forwarded-for', 'x-user-email', 'x-user-token'])(
    'in the header %s',
    async (header) => {
      const body = JSON.stringify({ notification: { category_id: 1, equipment_type_id: 1 } })
      const texts = { ...hostileTexts, ...hostileHeaders }
      for (const [what, textOf] of Object.entries(texts))
        await expectLinear(
          operations.createNotification,
          4_000,
          // Headers hold no letters beyond ASCII.
          (size) => ({ body, more: { [header]: textOf(size).replace(/[^\t\x20-\x7e]/g, '~') } }),
          what,
        )
    },
  )
})
