import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { change, line, seen, stewardRefusals, volunteerRefusals } from '../versions/operations.ts'
import { insteadError, prohibitedWordsError, prohibitedWordsLimit, whatError } from './rules.ts'

const byId = z.object({ id: z.string() })

const words = z
  .array(
    z
      .string()
      .max(1_000)
      .transform((word) => oneLine(word).toLowerCase()),
    'Please send the words as a list',
  )
  .max(prohibitedWordsLimit + 1)
  .superRefine(validatedBy(prohibitedWordsError))

const itemFields = { what: line(whatError), instead: line(insteadError), words, waits: z.boolean().default(false) }

const item = z
  .object({
    what: z.string(),
    instead: z.string(),
    words: z.array(z.string()),
    /** A volunteer looks at a listing with one of its words first, whatever its owner says of it. */
    waits: z.boolean(),
  })
  .meta({ id: 'ProhibitedItem' })

const edited = item.extend({ id: z.int(), ...change }).meta({ id: 'EditedProhibitedItem' })

/** What a change finds among the listings that were published last. */
const tried = z.object({
  /** How many there are, at most 100. */
  of: z.int(),
  found: z.int(),
  /** Up to ten of those found. */
  posts: z.array(z.object({ id: z.int(), title: z.string(), word: z.string() })),
})

export const prohibitedOperations = {
  listProhibitedItems: operation({
    ...paths.listProhibitedItems,
    summary: 'What may not be listed here, and the words by which the form of a listing asks about it',
    answer: z.object({ data: z.array(item) }),
    refusals: [],
  }),
  listEditedProhibited: operation({
    ...paths.listEditedProhibited,
    summary: 'What may not be listed, as volunteers edit it, and what was removed; for them alone',
    answer: z.object({
      data: z.object({ items: z.array(edited), removed: z.array(z.object({ id: z.int(), what: z.string() })) }),
    }),
    refusals: volunteerRefusals,
  }),
  createProhibited: operation({
    ...paths.createProhibited,
    summary: 'A steward adds something that may not be listed. 409: there is no room for more',
    body: z.strictObject(itemFields),
    answer: z.object({ data: edited }),
    refusals: stewardRefusals,
  }),
  tryProhibited: operation({
    ...paths.tryProhibited,
    summary: 'In which of the last hundred published listings some words are found; nothing is changed',
    body: z.strictObject({ words }),
    answer: z.object({ data: tried }),
    refusals: [...volunteerRefusals, 'invalid'],
  }),
  changeProhibited: operation({
    ...paths.changeProhibited,
    summary: 'A steward changes what may not be listed, or brings it back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...itemFields, ...seen }),
    answer: z.object({ data: edited }),
    refusals: stewardRefusals,
  }),
  removeProhibited: operation({
    ...paths.removeProhibited,
    summary: 'A steward takes something off the list of what may not be listed. 409: it was changed since',
    params: byId,
    body: z.strictObject(seen),
    answer: z.object({ data: z.object({ id: z.int() }) }),
    refusals: stewardRefusals,
  }),
}
