import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueMessage } from './issue-message.ts'

const schema = z.strictObject({
  name: z.string().max(3),
  number: z.number().min(1).max(9),
  kind: z.enum(['one', 'two']),
  list: z.array(z.int()),
  way: z.union([z.literal(1), z.literal(2)]),
  own: z.string('Tell us your own'),
})

const cases: [object, string][] = [
  [{ name: undefined }, "'name' is missing: please send a text"],
  [{ name: null }, "'name': please send a text"],
  [{ name: 'long' }, "'name': please send at most 3 characters"],
  [{ number: '5' }, "'number': please send a number"],
  [{ number: 10 }, "'number': please send at most 9"],
  [{ number: 0 }, "'number': please send at least 1"],
  [{ kind: 'three' }, "'kind': please send one of these: 'one', 'two'"],
  [{ list: {} }, "'list': please send a list"],
  [{ list: [1.5] }, "'list': please send a whole number"],
  [{ way: 3 }, "'way': please send it in the form that our description of the calls gives"],
  [{ own: 5 }, 'Tell us your own'],
  [{ more: 1, most: 1 }, "We do not know the field 'more' and 1 more"],
]

test.each(cases)('%j is reported in a sentence for a person', (changed, sentence) => {
  const input = { name: 'Rob', number: 5, kind: 'one', list: [1], way: 1, own: 'x', ...changed }
  const { error } = z.safeParse(schema, input, { error: issueMessage })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
