import { expect, test } from 'vitest'
import { z } from 'zod'
import { inPlainWords } from './plain-words.ts'

const kept = z.strictObject({
  name: z.string().max(3),
  number: z.number().min(1).max(9),
  kind: z.enum(['one', 'two']),
  list: z.array(z.int()),
  way: z.union([z.literal(1), z.literal(2)]),
  own: z.string('Tell us your own'),
})

const faults: [object, string][] = [
  [{ name: undefined }, 'This is missing'],
  [{ name: null }, 'Please send a text'],
  [{ name: 'long' }, 'This is too long'],
  [{ number: '5' }, 'Please send a number'],
  [{ number: 10 }, 'Please send at most 9'],
  [{ number: 0 }, 'Please send at least 1'],
  [{ kind: 'three' }, "Please send one of these: 'one', 'two'"],
  [{ list: {} }, 'Please send a list'],
  [{ list: [1.5] }, 'Please send a whole number'],
  [{ way: 3 }, 'This is not as we need it'],
  [{ own: 5 }, 'Tell us your own'],
  [{ more: 1, most: 1 }, "We do not know the field 'more' and 1 more"],
]

test.each(faults)('%j is told in words for a person', (told, sentence) => {
  const sent = { name: 'Rob', number: 5, kind: 'one', list: [1], way: 1, own: 'x', ...told }
  const { error } = z.safeParse(kept, sent, { error: inPlainWords })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
