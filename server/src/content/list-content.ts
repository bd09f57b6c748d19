import type { Answer } from '@reable/contract/client'
import { findDocument } from '@reable/contract/content-documents'
import type { Person } from '#accounts'
import { insistOnVolunteer } from '#moderation'
import type { Context } from '#platform/context'
import { findStandingVersions } from './version-queries.ts'

/** Every page and list by name, pages first, with the version that stands and who wrote it. Refuses all but volunteers as not found. */
export async function listContent(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'listContent'>> {
  insistOnVolunteer(volunteer)
  const standing = (await findStandingVersions(ctx)).flatMap(({ kind, name, version, changed_at, email }) => {
    const document = findDocument(kind, name)
    return document ? [{ ...document, version, changed_at_utc: changed_at.toISOString(), changed_by: email }] : []
  })
  const pages = standing.filter(({ kind }) => kind === 'page')
  return [...pages, ...standing.filter(({ kind }) => kind === 'list')]
}
