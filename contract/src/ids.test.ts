import { expect, test } from 'vitest'
import { z } from 'zod'
import { maxId, readId } from './ids.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

test.each([
  ['1', 1],
  ['2147483647', maxId],
  ['2147483648', 0],
  ['0', 0],
  ['1.5', 0],
  ['19)', 0],
  ['', 0],
  ['１', 0],
])('the number of a row in "%s" is %i', (text, id) => {
  expect(readId(text)).toBe(id)
})

type Shape = {
  type?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
}

/** The paths of whole numbers that the database does not hold. */
function unbounded(shape: Shape, path: string): string[] {
  const { minimum = -Infinity, maximum = Infinity } = shape
  const own = shape.type === 'integer' && (minimum < -maxId - 1 || maximum > maxId) ? [path] : []
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, of]) => unbounded(of, `${path}.${name}`))
  const others =
    typeof shape.additionalProperties === 'object' ? unbounded(shape.additionalProperties, `${path}.*`) : []
  const items = shape.items ? unbounded(shape.items, `${path}[]`) : []
  return [...own, ...inner, ...others, ...items, ...(shape.anyOf ?? []).flatMap((one) => unbounded(one, path))]
}

test('every whole number that is sent fits into the database', () => {
  const found = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = operation[part]
      if (!schema) return []
      return (['input', 'output'] as const).flatMap((io) =>
        unbounded(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, `${name} ${part}`),
      )
    }),
  )
  expect([...new Set(found)]).toEqual([])
})
