import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy, validatedPlainText } from '../validated-text.ts'
import {
  listingRecallOutcomes,
  type RecallText,
  recallBrandsError,
  recallFailures,
  recallModelsError,
  recallNameLimit,
  recallNameList,
  recallOutcomes,
  recallSourceError,
  recallTextError,
  recallTypesError,
} from './rules.ts'

const text = (field: RecallText) => validatedPlainText((typed) => recallTextError(field, typed))

const names = (rule: (names: readonly string[]) => string | undefined) =>
  z
    .array(z.string().transform(oneLine))
    .max(recallNameList * 10)
    .superRefine(validatedBy(rule))

/** What volunteers write of a recall. */
const cardFields = {
  name: text('name'),
  /** The first is the one it is known by, the others are other names of it. */
  brands: names(recallBrandsError),
  models: names(recallModelsError),
  serials: text('serials'),
  sold: text('sold'),
  danger: text('danger'),
  remedy: text('remedy'),
  source: validatedPlainText(recallSourceError),
  equipment_type_ids: z.array(z.int32()).max(100).superRefine(validatedBy(recallTypesError)),
}

/** A recall as everyone reads it. */
export const recallCard = z
  .object({
    id: z.int(),
    name: z.string(),
    brands: z.array(z.string()),
    models: z.array(z.string()),
    serials: z.string(),
    sold: z.string(),
    danger: z.string(),
    remedy: z.string(),
    source: z.string(),
  })
  .meta({ id: 'RecallCard' })

/** Whether a listing is recalled. `checked`: the day of the file that it was compared with, in words. */
export const recallState = z
  .object({ checked: z.string(), outcome: z.enum(listingRecallOutcomes), cards: z.array(recallCard) })
  .meta({ id: 'RecallState' })

const notice = z.object({ title: z.string(), url: z.string(), updated: z.string().nullable() })

const storedCard = recallCard
  .extend({
    equipment_type_ids: z.array(z.int()),
    version: z.int(),
    withdrawn: z.boolean(),
    changed_at_utc: z.string(),
    /** A volunteer's address; null: it came with the program, or who it was has left. */
    changed_by: z.string().nullable(),
    /** Public listings that are it, and that may be. */
    recalled: z.int(),
    possible: z.int(),
  })
  .meta({ id: 'StoredRecallCard' })

const storedNotice = notice
  .extend({
    nid: z.string(),
    organization: z.string(),
    issue: z.string(),
    what_to_do: z.string(),
    archived: z.boolean(),
    equipment_type_ids: z.array(z.int()),
    /** What a card of it could say, for a volunteer to look over. */
    brands: z.array(z.string()),
    models: z.array(z.string()),
  })
  .meta({ id: 'RecallNotice' })

const file = z.object({
  /** In words; null: there is no file yet, or it is switched off. */
  checked: z.string().nullable(),
  rows: z.int(),
  failure: z.enum(Object.keys(recallFailures) as (keyof typeof recallFailures)[]).nullable(),
  failed_at_utc: z.string().nullable(),
})

const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
const changeRefusals = [...volunteerRefusals, 'forbidden', 'second_factor_again', 'invalid'] as const

const lookedUp = z
  .string()
  .max(recallNameLimit * 10)
  .default('')
  .transform(oneLine)

export const recallsOperations = {
  lookUpRecall: operation({
    ...paths.lookUpRecall,
    summary: 'Whether a thing is recalled, by its brand and model. Without both: how old the list is',
    query: z.object({ brand: lookedUp, model: lookedUp }),
    answer: z.object({
      data: z.object({
        /** Null: nothing was asked. */
        outcome: z.enum(recallOutcomes).nullable(),
        cards: z.array(recallCard),
        /** Notices of Health Canada that name both, or the brand alone where no model was given. */
        notices: z.array(notice),
        /** The day of the file, in words; null: there is none. */
        checked: z.string().nullable(),
      }),
    }),
    refusals: ['invalid'],
  }),
  listRecallCards: operation({
    ...paths.listRecallCards,
    summary: 'Every recall card, and how the file of recalls is; for volunteers alone',
    answer: z.object({ data: z.array(storedCard), file, waiting: z.int() }),
    refusals: volunteerRefusals,
  }),
  listRecallNotices: operation({
    ...paths.listRecallNotices,
    summary: 'Rows of the file about health and mobility that nobody has decided about; for volunteers alone',
    query: z.object({ page: z.coerce.number().int().min(1).max(2_000).catch(1) }),
    answer: z.object({ data: z.array(storedNotice) }),
    refusals: volunteerRefusals,
    paginated: true,
  }),
  dismissRecallNotice: operation({
    ...paths.dismissRecallNotice,
    summary: 'A volunteer says that a row is nothing that is passed on here, or takes that back',
    params: z.object({ nid: z.string().max(40) }),
    body: z.strictObject({ dismissed: z.boolean() }),
    answer: z.object({ data: z.object({ nid: z.string() }) }),
    refusals: [...volunteerRefusals, 'forbidden', 'invalid'],
  }),
  writeRecallCard: operation({
    ...paths.writeRecallCard,
    summary: 'A volunteer writes a recall card; all listings are compared with it. `notice`: the row it is made from',
    body: z.strictObject({ ...cardFields, notice: z.string().max(40).transform(oneLine).optional() }),
    answer: z.object({ data: storedCard }),
    refusals: changeRefusals,
  }),
  changeRecallCard: operation({
    ...paths.changeRecallCard,
    summary: 'A volunteer changes a recall card, or withdraws it. 409: it was changed since `version`',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ ...cardFields, withdrawn: z.boolean(), version: z.int32() }),
    answer: z.object({ data: storedCard }),
    refusals: [...changeRefusals, 'conflict'],
  }),
}
