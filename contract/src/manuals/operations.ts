import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy, validatedPlainText } from '../validated-text.ts'
import { type ManualText, manualHostList, manualHostsError, manualLimits, manualTextError } from './rules.ts'

const text = (field: ManualText) => validatedPlainText((typed) => manualTextError(field, typed))

/** What stewards write of a manual. That its address is of a maker's host is looked at behind the schema. */
const fields = {
  brand: text('brand'),
  model: text('model'),
  title: text('title'),
  address: z
    .string()
    .max(manualLimits.address * 4)
    .transform(oneLine),
}

/** A manual as everyone reads it, beside a thing of its brand and model. */
export const manualLink = z.object({ title: z.string(), address: z.string() }).meta({ id: 'ManualLink' })

const storedManual = z
  .object({
    id: z.int(),
    brand: z.string(),
    model: z.string(),
    title: z.string(),
    address: z.string(),
    version: z.int(),
    withdrawn: z.boolean(),
    changed_at_utc: z.string(),
    /** A volunteer's address; null: it came with the program, or who it was has left. */
    changed_by: z.string().nullable(),
    /** When it was looked at last; null: not yet. */
    checked_at_utc: z.string().nullable(),
    /** Since when nothing was found there: it is looked at again a week later. */
    failed_at_utc: z.string().nullable(),
    /** Nothing was there twice: it is not shown, and waits for a volunteer. */
    dead: z.boolean(),
  })
  .meta({ id: 'StoredManual' })

const hostVersion = z.object({ hosts: z.array(z.string()), version: z.int() })

const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
const changeRefusals = [...volunteerRefusals, 'forbidden', 'second_factor_again', 'invalid'] as const

export const manualsOperations = {
  listManuals: operation({
    ...paths.listManuals,
    summary: 'Links of manuals, those that wait for a volunteer first; for volunteers alone',
    query: z.object({ page: z.coerce.number().int().min(1).max(2_000).catch(1) }),
    answer: z.object({ data: z.array(storedManual) }),
    refusals: volunteerRefusals,
    paginated: true,
  }),
  writeManual: operation({
    ...paths.writeManual,
    summary: 'A steward writes the link of a manual; it is shown with every thing of its brand and model',
    body: z.strictObject(fields),
    answer: z.object({ data: storedManual }),
    refusals: changeRefusals,
  }),
  changeManual: operation({
    ...paths.changeManual,
    summary: 'A steward changes the link of a manual, or withdraws it. 409: it was changed since `version`',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ ...fields, withdrawn: z.boolean(), version: z.int32() }),
    answer: z.object({ data: storedManual }),
    refusals: [...changeRefusals, 'conflict'],
  }),
  getManualHosts: operation({
    ...paths.getManualHosts,
    summary: 'The hosts of makers that manuals may lead to; for volunteers alone',
    answer: z.object({ data: hostVersion }),
    refusals: volunteerRefusals,
  }),
  changeManualHosts: operation({
    ...paths.changeManualHosts,
    summary: 'A steward changes that list. 409: it was changed since `version`',
    body: z.strictObject({
      hosts: z
        .array(z.string().trim().toLowerCase().max(1_000))
        .max(manualHostList * 2)
        .superRefine(validatedBy(manualHostsError)),
      version: z.int32(),
    }),
    answer: z.object({ data: hostVersion }),
    refusals: [...changeRefusals, 'conflict'],
  }),
}
