import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { documentKinds } from './documents.ts'
import { documentLimit } from './rules.ts'
import { listSchema, pageSchema } from './schemas.ts'

/**
 * Author and time of the latest change. `changed_by` is a volunteer’s e-mail address; null: delivered content, or the author’s
 * account is closed.
 */
const change = { version: z.int(), changed_at_utc: z.string(), changed_by: z.string().nullable() }

const document = z.object({ kind: z.enum(documentKinds), name: z.string(), ...change }).meta({ id: 'Document' })

/** The form that volunteers write: formatted text is Markdown, a list is the one field `entries`. */
const written = z.record(z.string(), z.unknown())

const writtenDocument = document.extend({ fields: written }).meta({ id: 'WrittenDocument' })

/** A page or list as it is answered. */
const answered = z.union([pageSchema, listSchema])

const params = z.object({ kind: z.string(), name: z.string() })

/** Limits for the written form, with room for JSON's escapes. */
const sized = { bodyBytes: 2 * documentLimit, bodyValues: 20_000 }

const banner = z
  .object({
    id: z.int(),
    content: z.string(),
    url: z.string().nullable(),
    starts_at_utc: z.string(),
    /** Null: until it is taken down. */
    ends_at_utc: z.string().nullable(),
    ...change,
  })
  .meta({ id: 'KeptBanner' })

const moment = (field: string) => z.iso.datetime(`'${field}': please send a moment such as 2026-03-09T17:00:00Z`)

export const contentConsoleOperations = {
  listContent: operation({
    ...paths.listContent,
    summary: 'Every page and list, with who changed it last; for volunteers alone',
    answer: z.object({
      data: z.array(document),
      /** The source of the pages. The `embedded` documents, which are these, are the fallback of the other source. */
      source: z.enum(['embedded', 'contentful']),
    }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
  getWrittenContent: operation({
    ...paths.getWrittenContent,
    summary: 'A page or list as volunteers write it; for them alone',
    params,
    answer: z.object({ data: writtenDocument }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
  saveContent: operation({
    ...paths.saveContent,
    summary:
      'Writes a new version of a page or list. `version` is the one that was edited; another one since is a conflict',
    params,
    body: z.strictObject({ version: z.int32(), fields: written }),
    ...sized,
    answer: z.object({ data: document }),
    refusals: ['signed_out', 'not_found', 'second_factor_required', 'invalid', 'conflict', 'too_large'],
  }),
  previewContent: operation({
    ...paths.previewContent,
    summary: 'How a page or list would be answered, without saving it; for volunteers alone',
    params,
    body: z.strictObject({ fields: written }),
    ...sized,
    answer: z.object({ data: answered }),
    refusals: ['signed_out', 'not_found', 'second_factor_required', 'invalid', 'too_large'],
  }),
  listBanners: operation({
    ...paths.listBanners,
    summary: 'The latest 50 banners, past and to come, the newest first; for volunteers alone',
    answer: z.object({ data: z.array(banner) }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
  saveBanner: operation({
    ...paths.saveBanner,
    summary: 'Puts up a banner, or changes the one with this id and version; for volunteers alone',
    body: z.strictObject({
      /** Null: a new one; then `version` is 0. */
      id: z.int32().nullable(),
      version: z.int32(),
      content: z.string().transform(oneLine),
      url: z.string().transform(oneLine).nullable(),
      starts_at_utc: moment('starts_at_utc'),
      ends_at_utc: moment('ends_at_utc').nullable(),
    }),
    answer: z.object({ data: banner }),
    refusals: ['signed_out', 'malformed', 'not_found', 'second_factor_required', 'invalid', 'conflict'],
  }),
}
