import { expect, test } from 'vitest'
import { pageDepths } from './depths.ts'
import { documentFields, documentNames, findDocument } from './documents.ts'
import type { ContentFields } from './fields.ts'
import { contentLists, uniqueFields } from './lists.ts'
import { contentPages } from './pages.ts'
import { withoutAccess } from './rules.ts'

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

test('of two pages the content service follows so many links, and of the others all', () => {
  expect(pageDepths).toEqual({ 'About Us': 3, 'Contact Us Faqs': 2 })
})

/** The paths of the fields that may be left empty. */
const optionalIn = (fields: ContentFields, path: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...(field.optional ? [`${path}.${name}`] : []),
    ...(field.kind === 'list' ? optionalIn(field.of, `${path}.${name}`) : []),
  ])

test('these fields may be left empty, and everything else has to be filled in', () => {
  const optional = (documents: Record<string, ContentFields>) =>
    Object.entries(documents).flatMap(([name, fields]) => optionalIn(fields, name))
  expect(optional(contentPages)).toEqual([
    'Our Story.quote_by',
    'Our Blog.introduction',
    'Frequently Asked Questions.introduction',
  ])
  expect(optional(contentLists)).toEqual([
    ...['team_members.end_date', 'volunteer_insights.name'],
    ...['website', 'phone', 'hours'].map((name) => `safe_exchange_zones.${name}`),
    ...['website', 'phone'].map((name) => `services.${name}`),
  ])
})

test('of the address of a picture what opens it is taken away, and any other address stays as it is', () => {
  const [picture, access] = ['/pictures/a-1600.jpg', '?until=17&signature=a-b_c']
  expect(withoutAccess(`${picture}${access}`)).toBe(picture)
  for (const other of [picture, `https://a.example${picture}${access}`, `${picture}${access}&x=1`, `/x${access}`])
    expect(withoutAccess(other)).toBe(other)
})
