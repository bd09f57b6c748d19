import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { readId } from '../ids.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

/** Listings of a page of measures. */
export const measuresPerPage = 500

const wholeNumber = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, `${what} must be a whole number from 1`)
    .transform(readId)

const typeId = wholeNumber('Equipment type')

/** One or several: an address repeats the key. */
const typeIds = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(typeId).max(100, 'Ask for at most 100 equipment types'))

const measured = z
  .object({
    id: z.int(),
    equipment_type_id: z.int(),
    /** By the names of the fields: numbers in the unit of the field, choices as they are offered. What is not said is absent. */
    measures: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .meta({ id: 'MeasuredListing' })

export const fitOperations = {
  listMeasures: operation({
    ...paths.listMeasures,
    summary:
      'The measures of public listings of these equipment types, by id, the same for everyone: what a browser needs to say what fits',
    query: z.object({ equipment_type: typeIds, after: wholeNumber('After').optional() }),
    /** `next`: what to ask for `after`; null at the end. */
    answer: z.object({ data: z.array(measured), next: z.int().nullable() }),
    refusals: ['invalid'],
  }),
  countMissingMeasure: operation({
    ...paths.countMissingMeasure,
    summary:
      'Counts that somebody could not be told whether listings of a type fit, for want of a measure; of whom and which is not sent',
    body: z.strictObject({
      equipment_type_id: z.int32().min(1),
      field_name: z.string().max(40),
    }),
    answer: emptyAnswer,
    refusals: ['invalid'],
  }),
  listMissingMeasures: operation({
    ...paths.listMissingMeasures,
    summary: 'How many people were told within 30 days that a measure is missing, by field, most first',
    query: z.object({ equipment_type: typeId }),
    answer: z.object({ data: z.array(z.object({ field_name: z.string(), people: z.int() })) }),
    refusals: ['invalid'],
  }),
}
