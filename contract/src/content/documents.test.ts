import { expect, test } from 'vitest'
import { documentFields, documentNames, findDocument } from './documents.ts'
import { contentLists, uniqueFields } from './lists.ts'
import { contentPages } from './pages.ts'

test('every page and every list is a document, found by its kind and name', () => {
  expect(documentNames).toHaveLength(Object.keys(contentPages).length + Object.keys(contentLists).length)
  for (const document of documentNames) expect(findDocument(document.kind, document.name)).toBe(document)
  const [page] = documentNames
  expect([findDocument('list', String(page?.name)), findDocument('page', 'Nothing')]).toEqual([undefined, undefined])
})

test('a page has its own fields, and a list has its entries, which differ where they have to', () => {
  for (const document of documentNames) {
    if (document.kind === 'page') expect(documentFields(document)).toBe(contentPages[document.name])
    else
      expect(documentFields(document)).toEqual({
        entries: {
          kind: 'list',
          label: 'Entries',
          of: contentLists[document.name],
          unique: uniqueFields[document.name],
        },
      })
  }
})
