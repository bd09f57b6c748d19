import { maxId } from '@reable/contract/ids'
import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, someListing, someone, testProgram } from '../../../testing.ts'
import { someVolunteer } from '../../../volunteers/testing.ts'
import { fillShape, shapeOf } from './testing-hostile-input.ts'

let program: Awaited<ReturnType<typeof testProgram>>
type Headers = Record<string, string>
let headersOf: Record<Role, () => Promise<Headers>>

const roles = ['visitor', 'member', 'steward'] as const
type Role = (typeof roles)[number]

beforeAll(async () => {
  program = await testProgram()
  const { ctx } = program
  const member = await someone(ctx)
  await someListing(ctx, member)
  headersOf = {
    visitor: async () => ({}),
    member: () => signedIn(ctx, member),
    steward: async () => (await someVolunteer(ctx, 'steward')).headers,
  }
})
afterAll(() => program.close())

/** What no row and no version is. */
const texts = [
  ...['abc', '0', '-1', '1.5', '1e9', 'NaN', '１', ' 1', '19)', '\u0000', '%'],
  ...[
    String(maxId),
    String(maxId + 1),
    '9999999999',
    '99999999999',
    '999999999999999',
    '9'.repeat(20),
    `-${maxId + 2}`,
  ],
]
const numbers = [0, -1, 1.5, maxId, maxId + 1, -maxId - 2, 2 ** 53, 1e300]

/** The same input with each of its numbers replaced, one at a time. */
function* withNumbers(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* numbers
  else if (Array.isArray(value)) for (const one of withNumbers(value[0])) yield [one]
  else if (value && typeof value === 'object')
    for (const [name, of] of Object.entries(value)) for (const one of withNumbers(of)) yield { ...value, [name]: one }
}

async function send(
  { method, path }: Operation,
  headers: Headers,
  { query = '', body }: { query?: string; body?: unknown } = {},
) {
  const answer = await program.app.inject({
    method,
    url: `/v1${path}${query && `?${query}`}`,
    headers,
    ...(body !== undefined && { payload: body as object }),
  })
  return answer.statusCode
}

/** Each request with one hostile number, by what is hostile in it. */
function* requests(operation: Operation): Generator<{ what: string; path: string; query?: string; body?: unknown }> {
  const { path } = operation
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const filled = (hostile?: string, text = '1') =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(name === hostile ? text : (known[name] ?? '1')))
  const body = operation.body && fillShape(shapeOf(operation.body), 'x')
  for (const name of names) for (const text of texts) yield { what: `${name}=${text}`, path: filled(name, text), body }
  if (names.includes('key'))
    for (const kind of ['place', 'prohibited', 'signal', 'screening', 'type', 'category', 'condition'])
      for (const text of texts) yield { what: kind + text, path: filled('key', text).replace('type', kind) }
  const keys = operation.query ? Object.keys(shapeOf(operation.query).properties ?? {}) : []
  for (const key of keys)
    for (const text of texts)
      yield { what: `${key}=${text}`, path: filled(), query: String(new URLSearchParams({ [key]: text })) }
  if (body) for (const one of withNumbers(body)) yield { what: JSON.stringify(one), path: filled(), body: one }
}

/** Of parameters that are no numbers, one that is there. */
const known: Record<string, string> = { kind: 'type', key: '1', name: 'seat_width_in', subject: 'listing' }

describe.each(roles)('no number in a path, a query or a body breaks anything for a %s', (role) => {
  test.each(Object.entries<Operation>(operations))('%s', async (_, operation) => {
    const headers = await headersOf[role]()
    const broken: string[] = []
    for (const { what, path, query, body } of requests(operation))
      if ((await send({ ...operation, path }, headers, { ...(query && { query }), body })) >= 500) broken.push(what)
    expect(broken).toEqual([])
  })
})
