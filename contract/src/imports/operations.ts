import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { maxId } from '../ids.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { plainText } from '../plain-text.ts'
import {
  cellLimit,
  importBytesLimit,
  photoNameLimit,
  photosPerCall,
  rowChoices,
  rowStates,
  sheetTooLarge,
} from './rules.ts'

const byId = z.object({ id: z.string() })

const photoName = z.string().min(1).max(photoNameLimit).transform(plainText)
const photoNames = z.array(photoName).max(photosPerCall)

/** How many characters the bytes take in base64. */
const encodedLimit = Math.ceil(importBytesLimit / 3) * 4

const summary = z
  .object({
    id: z.int(),
    file_name: z.string(),
    created_at_utc: z.string(),
    /** It is removed then, unless something in it changes. */
    ends_at_utc: z.string(),
    total: z.int(),
    counts: z.object(
      Object.fromEntries(rowStates.map((state) => [state, z.int()])) as Record<(typeof rowStates)[number], z.ZodInt>,
    ),
    /** Photos that rows name and that have not arrived. */
    missing_photos: z.int(),
    /** Sentences that one should read before the first row. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'Import' })

const row = z
  .object({
    /** As a spreadsheet shows it. */
    number: z.int(),
    title: z.string(),
    state: z.enum(rowStates),
    version: z.int(),
    listing_id: z.int().nullable(),
    /** What is wrong with the row as a whole. */
    errors: z.array(z.string()),
    /** Those with an error first. */
    fields: z.array(
      z.object({
        column: z.string(),
        text: z.string(),
        errors: z.array(z.string()),
        /** Where there is a choice: what it is among. */
        choices: z.array(z.string()),
      }),
    ),
    missing_photos: z.array(z.string()),
  })
  .meta({ id: 'ImportRow' })

const memberRefusals = ['signed_out', 'forbidden'] as const
const ownRefusals = [...memberRefusals, 'not_found'] as const

export const importsOperations = {
  listImports: operation({
    ...paths.listImports,
    summary: 'The lists that a member of a partner imports, the newest first',
    answer: z.object({ data: z.array(summary) }),
    refusals: memberRefusals,
  }),
  createImport: operation({
    ...paths.createImport,
    summary: 'Reads and checks a CSV file of at most 2,000 rows. Nothing is listed yet',
    body: z.strictObject({
      file_name: z.string().max(photoNameLimit),
      /** Its bytes in base64: the server finds out how its letters are written. */
      content: z.base64().max(encodedLimit, sheetTooLarge),
    }),
    bodyBytes: encodedLimit + 10_000,
    answer: z.object({ data: summary }),
    refusals: [...memberRefusals, 'malformed', 'invalid', 'conflict', 'too_large'],
  }),
  getImport: operation({
    ...paths.getImport,
    summary: 'How an import of one’s own stands',
    params: byId,
    answer: z.object({ data: summary }),
    refusals: ownRefusals,
  }),
  removeImport: operation({
    ...paths.removeImport,
    summary: 'Removes an import of one’s own. What it listed stays listed',
    params: byId,
    answer: emptyAnswer,
    refusals: ownRefusals,
  }),
  listImportRows: operation({
    ...paths.listImportRows,
    summary: 'Rows of an import by their numbers, 25 at a time; `next` is the number after which more follow',
    params: byId,
    query: z.object({
      show: z.enum(rowChoices).catch('all'),
      after: z.coerce.number().int().min(0).max(maxId).catch(0),
    }),
    answer: z.object({ data: z.array(row), next: z.int().nullable() }),
    refusals: ownRefusals,
  }),
  changeImportRow: operation({
    ...paths.changeImportRow,
    summary: 'Mends cells of a row, by the names of their columns, and checks it again. 409: it was changed since',
    params: z.object({ id: z.string(), number: z.string() }),
    body: z.strictObject({
      version: z.int32(),
      cells: z.record(
        z.string().max(200),
        z.string().max(cellLimit, `Use at most ${cellLimit.toLocaleString('en-CA')} characters`),
      ),
    }),
    answer: z.object({ data: row }),
    refusals: [...ownRefusals, 'invalid', 'conflict'],
  }),
  listMissingPhotos: operation({
    ...paths.listMissingPhotos,
    summary: 'Photos that rows ask for and that have not arrived, 200 at a time, those with an id above `after`',
    params: byId,
    query: z.object({ after: z.coerce.number().int().min(0).max(maxId).catch(0) }),
    answer: z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) }),
    refusals: ownRefusals,
  }),
  addImportPhotos: operation({
    ...paths.addImportPhotos,
    summary: 'Says which photos there are; the rows that name one are checked again. Said twice, it is the same',
    params: byId,
    body: z.strictObject({ names: photoNames }),
    bodyValues: photosPerCall + 10,
    bodyBytes: photosPerCall * photoNameLimit * 4,
    answer: z.object({ data: summary }),
    refusals: [...ownRefusals, 'invalid'],
  }),
  setImportPhoto: operation({
    ...paths.setImportPhoto,
    summary: 'Gives an import the photo of a finished upload by its name; repeated, it is the same',
    params: byId,
    body: z.strictObject({ name: photoName, signed_id: z.string().max(200) }),
    answer: emptyAnswer,
    refusals: [...ownRefusals, 'invalid'],
  }),
  publishImport: operation({
    ...paths.publishImport,
    summary: 'Lists the rows that are ready, one after the other; repeated, nothing is listed twice',
    params: byId,
    answer: z.object({ data: summary }),
    refusals: [...ownRefusals, 'conflict'],
  }),
}
