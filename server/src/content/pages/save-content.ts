import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay, type Volunteer } from '#volunteers'
import { requireUnusedZones } from '../lists/require-unused-zones.ts'
import { findCurrentVersion, insertVersion, lockPicturesOfContent } from '../versions/version-queries.ts'
import { adoptContentPictures, pruneContentPictures } from './content-pictures.ts'
import { type DocumentRequest, getDocument, getWrittenContent } from './get-written-content.ts'
import { serializeUnsaved } from './serialize-document.ts'
import { getValidContent, type ValidContent } from './valid-content.ts'

type SaveContent = DocumentRequest & { version: number; fields: unknown }

/**
 * Writes a new version of a page or list, with author and time; the next page shows it. Unchanged content makes no version.
 * Refuses as `getDocument` and `serializeUnsaved` do, as invalid by the path of each field, and as a conflict when `version` is not the current one.
 */
export async function saveContent(ctx: Context, request: SaveContent): Promise<Answer<'saveContent'>> {
  const { version, fields: input } = request
  const volunteer = await requireMay(ctx, request.volunteer, 'edit_page')
  const document = getDocument(request)
  const content = getValidContent(documentFields(document), input)
  // What could not be shown is not saved.
  await serializeUnsaved(document, content.written)
  await inTransaction(ctx, (ctx) => writeVersion(ctx, { volunteer, document, version, content }))
  const { fields: _, ...saved } = await getWrittenContent(ctx, request)
  return saved
}

type ContentChange = { volunteer: Volunteer; document: DocumentName; version: number; content: ValidContent }

async function writeVersion(ctx: Context, { volunteer, document, version, content }: ContentChange): Promise<void> {
  await lockPicturesOfContent(ctx)
  const current = await findCurrentVersion(ctx, document)
  if (current && isDeepStrictEqual(current.fields, content.written)) return
  if ((current?.version ?? 0) !== version) throw versionConflict()
  if (document.name === 'safe_exchange_zones') await requireUnusedZones(ctx, current?.fields, content.written)
  await adoptContentPictures(ctx, { ownerId: volunteer.id, content })
  const next = { document, version: version + 1, fields: content.written, changedBy: volunteer.id }
  if (!(await insertVersion(ctx, next))) throw versionConflict()
  await recordAct(ctx, {
    ...{ volunteer, act: 'edit_page', subject: { kind: 'page', id: `${document.kind}/${document.name}` } },
    ...{ before: { version }, after: { version: next.version } },
  })
  await pruneContentPictures(ctx)
}

const versionConflict = () =>
  new Refusal('conflict', 'Somebody else has changed this since you began to edit it. What you wrote is still here.')
