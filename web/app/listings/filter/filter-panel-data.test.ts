import { createClient } from '@reable/contract/client'
import { expect, test, vi } from 'vitest'
import { loadPanel } from './filter-panel-data.ts'

const types = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, name: `Cane ${at + 1}` }))
const categories = [{ id: 1, name: 'Canes', equipment_types: types }]
let calls = 0

const api = createClient('/v1', async ({ url }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (searchParams.has('id')) calls += 1
  const data = pathname.endsWith('/categories') ? categories : []
  return { status: 200, text: JSON.stringify({ data }), header: () => null }
})

/** Chooses the types whose bits are set. */
const choose = (bits: number) =>
  loadPanel(
    api,
    new URLSearchParams({ category: types.flatMap(({ name }, at) => (bits & (1 << at) ? name : [])).join() }),
  )

test('the fields of types are cached in a browser for those that were chosen lately, not for all that addresses may combine', async () => {
  vi.stubEnv('SSR', false)
  for (let bits = 1; bits <= 400; bits++) await choose(bits)
  expect(calls).toBe(400)
  await choose(400)
  expect(calls).toBe(400)
  await choose(1)
  expect(calls).toBe(401)
  vi.unstubAllEnvs()
})

test('a page on the server has the fields as they stand now', async () => {
  const before = calls
  await choose(1)
  await choose(1)
  expect(calls).toBe(before + 2)
})
