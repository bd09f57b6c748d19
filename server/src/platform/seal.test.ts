import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config'
import { seal, unseal } from './seal.ts'

const { uploads: key, reports: otherKey } = readConfig({}).keys
const shape = z.object({ name: z.string() })
const content = { name: 'Señora Ñ' }

test('what is sealed comes back whole, and its words are nowhere in it', () => {
  const text = seal(key, content)
  expect(unseal(key, text, shape)).toEqual(content)
  expect(Buffer.from(text, 'base64url').toString('utf8')).not.toContain('ora')
  expect(seal(key, content)).not.toBe(text)
})

test('what was changed, cut off, guessed, sealed for another purpose or shaped otherwise is nothing', () => {
  const text = seal(key, content)
  const bytes = Buffer.from(text, 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy.toString('base64url')
  })
  for (const other of [...changed, text.slice(0, 20), '', 'guess']) expect(unseal(key, other, shape)).toBeUndefined()
  expect(unseal(otherKey, text, shape)).toBeUndefined()
  expect(unseal(key, text, z.object({ age: z.int() }))).toBeUndefined()
})
