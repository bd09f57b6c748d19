import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { change, line, seen, stewardRefusals, volunteerRefusals } from '../versions/operations.ts'
import {
  type SearchLanguage,
  searchLanguages,
  searchNameError,
  searchNameKindsError,
  searchNameKindsLimit,
  searchNameSorts,
} from './rules.ts'

const byId = z.object({ id: z.string() })
const language = z.enum(Object.keys(searchLanguages) as [SearchLanguage, ...SearchLanguage[]])
const sort = z.enum(searchNameSorts)

const nameFields = {
  name: line(searchNameError),
  language,
  sort,
  /** The likeliest first. */
  equipment_type_ids: z
    .array(z.int32('Please choose kinds from the list'), 'Please choose kinds from the list')
    .max(searchNameKindsLimit + 1)
    .superRefine(validatedBy(searchNameKindsError)),
}

const edited = z
  .object({ id: z.int(), name: z.string(), language, sort, equipment_type_ids: z.array(z.int()), ...change })
  .meta({ id: 'EditedSearchName' })

/** What people searched for, and how often. */
const searched = z.object({ words: z.string(), searches: z.int() })

export const searchNamesOperations = {
  listSearchNames: operation({
    ...paths.listSearchNames,
    summary: 'What people call kinds of equipment, and the needs that kinds answer; for volunteers alone',
    query: z.object({
      /** A part of the name, or of the name of one of its kinds. */
      q: z.string().max(100).transform(oneLine).default(''),
      language: language.optional().catch(undefined),
      page: z.coerce.number().int().min(1).max(1_000).catch(1),
    }),
    answer: z.object({
      data: z.object({
        names: z.array(edited),
        removed: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    }),
    refusals: [...volunteerRefusals, 'invalid'],
  }),
  createSearchName: operation({
    ...paths.createSearchName,
    summary:
      'A steward adds a name or a need, by which searches are read within a second. 409: there is no room for more',
    body: z.strictObject(nameFields),
    answer: z.object({ data: edited }),
    refusals: stewardRefusals,
  }),
  listMissedWords: operation({
    ...paths.listMissedWords,
    summary: 'The words of the newest 1,000 searches that found nothing, the most frequent first; for volunteers alone',
    answer: z.object({ data: z.array(searched) }),
    refusals: volunteerRefusals,
  }),
  trySearchName: operation({
    ...paths.trySearchName,
    summary: 'Which of the newest 1,000 searches have a name or need in them; nothing is changed',
    body: z.strictObject({ name: nameFields.name, sort }),
    answer: z.object({
      data: z.object({
        /** How many searches there are, at most 1,000, and how many have it in them. */
        of: z.int(),
        found: z.int(),
        /** Up to 20 different ones of those. */
        searches: z.array(searched),
      }),
    }),
    refusals: [...volunteerRefusals, 'invalid'],
  }),
  changeSearchName: operation({
    ...paths.changeSearchName,
    summary: 'A steward changes a name or a need, or brings it back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...nameFields, ...seen }),
    answer: z.object({ data: edited }),
    refusals: stewardRefusals,
  }),
  removeSearchName: operation({
    ...paths.removeSearchName,
    summary: 'A steward removes a name or a need. 409: it was changed since',
    params: byId,
    body: z.strictObject(seen),
    answer: z.object({ data: z.object({ id: z.int() }) }),
    refusals: stewardRefusals,
  }),
}
