import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { Person } from '#accounts'
import { insistOnVolunteer } from '#moderation'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findStandingVersion, insertVersion, lockPicturesOfContent } from '../versions/version-queries.ts'
import { forgetDocument } from './embedded-documents.ts'
import { type AskedDocument, getDocument, getWrittenContent } from './get-written-content.ts'
import { getWell, type Well } from './read-sent-content.ts'
import { letPicturesGo, showPictures } from './show-pictures.ts'

type Saving = AskedDocument & { version: number; fields: unknown }

/**
 * Writes a new version of a page or list, with who and when; the next page shows it. What stands already makes no version.
 * Refuses as `getDocument` does, as invalid by the path of each field, and as a conflict when `version` is not the one that stands.
 */
export async function saveContent(ctx: Context, saving: Saving): Promise<Answer<'saveContent'>> {
  const { volunteer, version, fields: sent } = saving
  insistOnVolunteer(volunteer)
  const document = getDocument(saving)
  const well = getWell(documentFields(document), sent)
  await inTransaction(ctx, (ctx) => writeVersion(ctx, { volunteer, document, version, well }))
  forgetDocument(ctx, document)
  const { fields: _, ...saved } = await getWrittenContent(ctx, saving)
  return saved
}

type Writing = { volunteer: Person; document: DocumentName; version: number; well: Well }

async function writeVersion(ctx: Context, { volunteer, document, version, well }: Writing): Promise<void> {
  await lockPicturesOfContent(ctx)
  const standing = await findStandingVersion(ctx, document)
  if (standing && isDeepStrictEqual(standing.fields, well.written)) return
  if ((standing?.version ?? 0) !== version) throw changedSince()
  await showPictures(ctx, { ownerId: volunteer.id, well })
  const next = { document, version: version + 1, fields: well.written, changedBy: volunteer.id }
  if (!(await insertVersion(ctx, next))) throw changedSince()
  await letPicturesGo(ctx)
}

const changedSince = () =>
  new Refusal('conflict', 'Somebody else has changed this since you began to edit it. What you wrote is still here.')
