import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueMessage } from './check-input.ts'

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  number: z.number().min(1).max(9),
  kind: z.enum(['one', 'two']),
  list: z.array(z.int()),
  way: z.union([z.literal(1), z.literal(2)]),
  own: z.string('Tell us your own'),
  sure: z.boolean(),
  pair: z.array(z.int()).min(1).max(2),
  by: z.record(z.string(), z.int()),
  [`${'l'.repeat(61)}`]: z.int(),
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
  [{ name: '' }, "'name': please send at least 1 characters"],
  [{ sure: 'yes' }, "'sure': please send true or false"],
  [{ pair: [] }, "'pair': please send at least 1 entries"],
  [{ pair: [1, 2, 3] }, "'pair': please send at most 2 entries"],
  [{ by: [] }, "'by': please send an object with fields"],
  [{ ['l'.repeat(61)]: 'x' }, `'${'l'.repeat(60)}…': please send a number`],
  [{ more: 1 }, "We do not know the field 'more'"],
  [{ ['m'.repeat(61)]: 1 }, `We do not know the field '${'m'.repeat(60)}…'`],
  [{ more: 1, most: 1 }, "We do not know the field 'more' and 1 more"],
]

const others = { sure: true, pair: [1], by: {}, ['l'.repeat(61)]: 1 }

test.each(cases)('%j is reported in a sentence for a person', (changed, sentence) => {
  const input = { name: 'Rob', number: 5, kind: 'one', list: [1], way: 1, own: 'x', ...others, ...changed }
  const { error } = z.safeParse(schema, input, { error: issueMessage })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
