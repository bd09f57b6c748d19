import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import { contentLists } from '@reable/contract/content/lists'
import { contentPages } from '@reable/contract/content/pages'
import { seededLists, seededPages } from './index.ts'

/** One field of a page or list with its value; `path` leads to it from the document. */
export type WrittenField = { document: string; path: string; field: ContentField; value: unknown }

function walk(document: string, path: string, fields: ContentFields, values: unknown): WrittenField[] {
  const valuesByName = new Map(Object.entries(values ?? {}))
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = valuesByName.get(name)
    const here = `${path}${name}`
    if (field.kind !== 'list' || !Array.isArray(value)) return [{ document, path: here, field, value }]
    return value.flatMap((entry, at) => walk(document, `${here}.${at + 1}.`, field.of, entry))
  })
}

/** The fields of every page and list. */
export const writtenFields: WrittenField[] = [
  ...Object.entries(contentPages).flatMap(([title, fields]) =>
    walk(title, '', fields, new Map<string, unknown>(Object.entries(seededPages)).get(title)),
  ),
  ...Object.entries(contentLists).flatMap(([name, fields]) =>
    (new Map<string, unknown[]>(Object.entries(seededLists)).get(name) ?? []).flatMap((entry, at) =>
      walk(name, `${at + 1}.`, fields, entry),
    ),
  ),
]

/** All texts of a document, joined. */
export const textOf = (document: string): string =>
  writtenFields
    .filter((written) => written.document === document)
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    .join('\n')
