import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkInput } from './check-input.ts'

const schema = z.strictObject({
  user: z.strictObject({ email: z.string('Tell us your address') }),
  post: z.strictObject({ title: z.string('Give it a title'), images: z.array(z.int('Name a photo')) }),
  place: z.strictObject({ city: z.string('Name a city'), line1: z.string('Name a street'), '1st': z.int('Count') }),
  properties: z.string('Say what it is like'),
})
const place = { city: 'a', line1: 'a', '1st': 1 }
const input = { user: { email: 'a' }, post: { title: 'a', images: [1] }, place, properties: 'a' }

const check = checkInput({ schema, method: 'POST', url: '/', httpPart: 'body' })

test.each([
  [{ user: { email: 5 } }, { email: ['Tell us your address'] }],
  [{ post: { title: 'a', images: [1, 'x', 'y'] } }, { images: ['Name a photo', 'Name a photo'] }],
  [{ post: { title: 5, images: 'x' } }, { title: ['Give it a title'], images: ["'images': please send a list"] }],
  [{ place: { ...place, city: 5 } }, { 'place.city': ['Name a city'] }],
  [{ place: { ...place, line1: 5, '1st': 'x' } }, { 'place.line1': ['Name a street'], 'place.1st': ['Count'] }],
  [{ properties: 5 }, { properties: ['Say what it is like'] }],
  [{ user: 'x' }, { user: ["'user': please send an object with fields"] }],
  [{ user: { email: 'a', age: 5, name: 'b' } }, { age: ["We do not know the field 'age' and 1 more"] }],
])('of %j what is wrong is said by the fields of the form', (changed, errors) => {
  expect(check({ ...input, ...changed })).toEqual({ error: expect.objectContaining({ code: 'invalid', errors }) })
})

test('what is as it should be is taken, and what is nothing at all is wrong as a request', () => {
  expect(check(input)).toEqual({ value: input })
  const errors = { request: ['The request: please send an object with fields'] }
  expect(check(5)).toEqual({ error: expect.objectContaining({ errors }) })
})
