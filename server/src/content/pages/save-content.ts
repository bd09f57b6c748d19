import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { adoptPictures, pruneSitePictures } from '#pictures'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { insertVersion } from '#versions'
import { recordAct, requireMay, type Volunteer } from '#volunteers'
import { requireUnusedZones } from '../lists/require-unused-zones.ts'
import { findCurrentVersion, findPicturesSince, lockPicturesOfContent } from '../versions/version-queries.ts'
import { type DocumentRequest, getDocument, getWrittenContent } from './get-written-content.ts'
import { serializeUnsaved } from './serialize-document.ts'
import { contentRefusal, getValidContent, type ValidContent } from './valid-content.ts'

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
  const { kind, name } = document
  const next = { document: { kind, key: name }, version: version + 1, fields: content.written }
  if (!(await insertVersion(ctx, { ...next, changedBy: volunteer.id }))) throw versionConflict()
  await recordAct(ctx, {
    ...{ volunteer, act: 'edit_page', subject: { kind: 'page', id: `${document.kind}/${document.name}` } },
    ...{ before: { version }, after: { version: next.version } },
  })
  await pruneContentPictures(ctx)
}

const versionConflict = () =>
  new Refusal('conflict', 'Somebody else has changed this since you began to edit it. What you wrote is still here.')

const shownBy = 'content'

/** Makes a volunteer's pictures in a document the site's own. Refuses as invalid, by path, those that are neither theirs nor the site's. */
async function adoptContentPictures(
  ctx: Context,
  { ownerId, content }: { ownerId: number; content: ValidContent },
): Promise<void> {
  const rejected = await adoptPictures(ctx, { shownBy, ownerId, addresses: content.pictures.map(({ url }) => url) })
  const missing = content.pictures.filter(({ url }) => rejected.includes(url))
  const sentence = 'This picture is no longer there. Please add it again.'
  if (missing.length) throw contentRefusal(Object.fromEntries(missing.map(({ path }) => [path, [sentence]])))
}

/** Removes pictures that no document has shown for 30 days: until then a volunteer may show them again. */
async function pruneContentPictures(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 30 * day)
  await pruneSitePictures(ctx, { shownBy, digests: await findPicturesSince(ctx, since) })
}
