import type { ContentEntry, ListName } from '@reable/contract/content/lists'
import type { Context } from '#platform/context'
import { loadDocument } from '../pages/load-document.ts'
import type { FieldValues } from '../pages/serialize-fields.ts'

/** Returns all entries of a list, in its order; an entry’s id is its place, from 1. A list that nobody has written is empty. */
export async function listEntries<Name extends ListName>(ctx: Context, name: Name): Promise<ContentEntry<Name>[]> {
  return asEntries(name, await loadDocument(ctx, { kind: 'list', name }))
}

/** Adds its id to each entry of a list. The contract's table of the list describes its fields. */
export function asEntries<Name extends ListName>(_: Name, values: FieldValues | undefined): ContentEntry<Name>[] {
  const entries = (values?.entries ?? []) as Omit<ContentEntry<Name>, 'id'>[]
  return entries.map((entry, at) => ({ id: at + 1, ...entry }) as ContentEntry<Name>)
}
