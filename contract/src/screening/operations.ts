import { z } from 'zod'
import { listingImage } from '../listings/operations.ts'
import { signalNameError, signalWordLimit, signalWordsError } from '../messages/worry-rules.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { screeningActions, screeningKinds, screeningWeightError } from './rules.ts'

const byId = z.object({ id: z.string() })

const weight = z.int32().superRefine((weight, check) => {
  const message = screeningWeightError(weight)
  if (message) check.addIssue({ code: 'custom', message })
})

/** What a volunteer sets of a signal; which numbers and actions its kind allows is checked with the signal. */
const signalFields = {
  name: z.string().transform(oneLine).superRefine(validatedBy(signalNameError)),
  action: z.enum(screeningActions),
  weight,
  threshold: z.int().min(0).max(1_000),
  words: z
    .array(z.string().transform((word) => oneLine(word).toLowerCase()))
    .max(signalWordLimit)
    .superRefine(validatedBy(signalWordsError)),
  active: z.boolean(),
}

const screeningSignal = z
  .object({
    ...{ id: z.int(), kind: z.enum(screeningKinds), name: z.string(), action: z.enum(screeningActions) },
    ...{ weight: z.int(), threshold: z.int(), words: z.array(z.string()), active: z.boolean() },
    updated_at_utc: z.string(),
  })
  .meta({ id: 'ScreeningSignal' })

/** What a change would have made of the last published listings. */
const preview = z.object({
  /** How many there are, at most 100. */
  of: z.int(),
  /** How many a volunteer would have looked at first, and how many of these with the signals as they are. */
  suspended: z.int(),
  suspended_now: z.int(),
  noted: z.int(),
  /** Up to ten of those that would have been suspended. */
  posts: z.array(z.object({ id: z.int(), title: z.string() })),
})

/** What was found in a listing, as volunteers see it. */
export const screeningFinding = z
  .object({
    kind: z.enum(screeningKinds),
    name: z.string(),
    /** Whether it is why the listing is suspended; a note otherwise. */
    suspends: z.boolean(),
    /** The words, prices or places that it was found by, as text. */
    details: z.array(z.string()),
    /** The listing's own photo, and the one that it resembles, while both are there. */
    image: listingImage.nullable(),
    other: z.object({ id: z.int(), title: z.string(), image: listingImage.nullable() }).nullable(),
  })
  .meta({ id: 'ScreeningFinding' })

const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const

export const screeningOperations = {
  listScreeningSignals: operation({
    ...paths.listScreeningSignals,
    summary: 'What is looked for before a listing is public, and what becomes of it; for volunteers alone',
    answer: z.object({ data: z.array(screeningSignal) }),
    refusals: volunteerRefusals,
  }),
  previewScreeningSignal: operation({
    ...paths.previewScreeningSignal,
    summary: 'What a change of a signal would have made of the last hundred published listings; nothing is changed',
    params: byId,
    body: z.strictObject(signalFields),
    answer: z.object({ data: preview }),
    refusals: [...volunteerRefusals, 'invalid'],
  }),
  changeScreeningSignal: operation({
    ...paths.changeScreeningSignal,
    summary: 'A volunteer changes what is looked for. 409: it was changed since, or its name is another’s',
    params: byId,
    body: z.strictObject({ ...signalFields, updated_at_utc: z.string().max(40) }),
    answer: z.object({ data: screeningSignal }),
    refusals: [...volunteerRefusals, 'forbidden', 'second_factor_again', 'invalid', 'conflict'],
  }),
}
