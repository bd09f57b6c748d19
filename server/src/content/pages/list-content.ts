import type { Answer } from '@reable/contract/client'
import { findDocument } from '@reable/contract/content/documents'
import type { Person } from '#accounts'
import { insistOnVolunteer } from '#moderation'
import type { Context } from '#platform/context'
import { findStandingVersions } from '../versions/version-queries.ts'
import { changeOf } from './get-written-content.ts'

/** Every page and list by name, pages first, with the version that stands and who wrote it. Refuses all but volunteers as not found. */
export async function listContent(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'listContent'>> {
  insistOnVolunteer(volunteer)
  const standing = (await findStandingVersions(ctx)).flatMap(({ kind, name, ...written }) => {
    const document = findDocument(kind, name)
    return document ? [{ ...document, ...changeOf(written) }] : []
  })
  const pages = standing.filter(({ kind }) => kind === 'page')
  return [...pages, ...standing.filter(({ kind }) => kind === 'list')]
}
