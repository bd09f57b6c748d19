import type { Answer } from '@reable/contract/client'
import { findDocument } from '@reable/contract/content/documents'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { findCurrentVersions } from '../versions/version-queries.ts'
import { serializeChange } from './get-written-content.ts'

/** Lists every page and list, pages first, with the current version and its author. Refuses everyone but volunteers as not found. */
export async function listContent(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'listContent'>> {
  requireVolunteer(volunteer)
  const versions = (await findCurrentVersions(ctx)).flatMap(({ kind, name, ...version }) => {
    const document = findDocument(kind, name)
    return document ? [{ ...document, ...serializeChange(version) }] : []
  })
  const pages = versions.filter(({ kind }) => kind === 'page')
  return [...pages, ...versions.filter(({ kind }) => kind === 'list')]
}
