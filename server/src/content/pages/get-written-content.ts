import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields, findDocument } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import { findCurrentVersion, type VersionWithAuthor } from '../versions/version-queries.ts'

/** A request of a volunteer for a document. */
export type DocumentRequest = { volunteer: Person | undefined; kind: string; name: string }

/** Returns the document of this kind and name. Refuses as not found an unknown one, and everyone but volunteers. */
export function getDocument({ volunteer, kind, name }: DocumentRequest): DocumentName {
  requireVolunteer(volunteer)
  const document = findDocument(kind, name)
  if (!document) throw new Refusal('not_found', 'There is no page or list of this name.')
  return document
}

/** Returns the current version of a page or list as volunteers write it, with its author. Refuses as `getDocument` does. */
export async function getWrittenContent(ctx: Context, request: DocumentRequest): Promise<Answer<'getWrittenContent'>> {
  const document = getDocument(request)
  const current = await findCurrentVersion(ctx, document)
  if (!current) throw new Refusal('not_found', 'Nobody has written this yet.')
  return serializeWritten(document, current)
}

/** Serializes a version. Fields that did not exist yet when it was written are empty. */
export const serializeWritten = (document: DocumentName, version: VersionWithAuthor): Answer<'getWrittenContent'> => ({
  ...document,
  ...serializeChange(version),
  fields: readWritten(documentFields(document), version.fields).written,
})

/** Serializes the number, time and author of a version. */
export const serializeChange = ({
  version,
  changed_at,
  email,
}: Pick<VersionWithAuthor, 'version' | 'changed_at' | 'email'>) => ({
  version,
  changed_at_utc: changed_at.toISOString(),
  changed_by: email,
})
