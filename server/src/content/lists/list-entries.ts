import type { ContentEntry, ListName } from '@reable/contract/content/lists'
import type { Context } from '#platform/context'
import type { Answered } from '../pages/answer-fields.ts'
import { answeredDocument } from '../pages/answered-document.ts'

/** Everything in a list, in its order; an entry’s id is its place, from 1. A list that nobody has written is empty. */
export async function listEntries<Name extends ListName>(ctx: Context, name: Name): Promise<ContentEntry<Name>[]> {
  return asEntries(name, await answeredDocument(ctx, { kind: 'list', name }))
}

/** What an answered list holds, each with its id. The table of the list says what stands in it. */
export function asEntries<Name extends ListName>(_: Name, list: Answered | undefined): ContentEntry<Name>[] {
  const entries = (list?.entries ?? []) as Omit<ContentEntry<Name>, 'id'>[]
  return entries.map((entry, at) => ({ id: at + 1, ...entry }) as ContentEntry<Name>)
}
