import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields, findDocument } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import type { Person } from '#accounts'
import { insistOnVolunteer } from '#moderation'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findStandingVersion, type SignedVersion } from '../versions/version-queries.ts'

/** Which document a volunteer asks for. */
export type AskedDocument = { volunteer: Person | undefined; kind: string; name: string }

/** The document of this kind and name. Refuses as not found what is none, and everything to who is no volunteer. */
export function getDocument({ volunteer, kind, name }: AskedDocument): DocumentName {
  insistOnVolunteer(volunteer)
  const document = findDocument(kind, name)
  if (!document) throw new Refusal('not_found', 'There is no page or list of this name.')
  return document
}

/** A page or list as volunteers write it, the version that stands and who wrote it. Refuses as `getDocument` does. */
export async function getWrittenContent(ctx: Context, asked: AskedDocument): Promise<Answer<'getWrittenContent'>> {
  const document = getDocument(asked)
  const standing = await findStandingVersion(ctx, document)
  if (!standing) throw new Refusal('not_found', 'Nobody has written this yet.')
  return writtenDocument(document, standing)
}

/** Fields that came later than the version are there, empty. */
export const writtenDocument = (document: DocumentName, written: SignedVersion): Answer<'getWrittenContent'> => ({
  ...document,
  ...changeOf(written),
  fields: readWritten(documentFields(document), written.fields).written,
})

/** Which version it is, when it was written, and by whom. */
export const changeOf = ({ version, changed_at, email }: Pick<SignedVersion, 'version' | 'changed_at' | 'email'>) => ({
  version,
  changed_at_utc: changed_at.toISOString(),
  changed_by: email,
})
