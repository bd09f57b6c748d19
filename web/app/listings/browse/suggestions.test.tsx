import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Suggestions } from './suggestions.tsx'

/** The address that a suggestion leads to from this one. */
function addressWith(requested: string, query: Record<string, string>): string | undefined {
  const element = <Suggestions suggestions={[{ label: 'Canes', query }]} requested={new URLSearchParams(requested)} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

test('an applied suggestion joins the filters that are there, in place of its words', () => {
  const query = { 'categories[]': 'Cane', 'field.height_in.from': '30', search_query: 'oak' }
  expect(addressWith('search_query=oak+cane+30+inch&location=Burnaby', query)).toBe(
    '/?category=Cane&field.height_in.from=30&location=Burnaby&search_query=oak',
  )
})

test('it leads to the first page, and leaves no order by terms that are gone', () => {
  const query = { 'categories[]': 'Cane', search_query: '' }
  expect(addressWith('search_query=cane&page=3&before=12&sorted_by=best_match', query)).toBe('/?category=Cane')
  expect(addressWith('search_query=cane&sorted_by=oldest', query)).toBe('/?category=Cane&sorted_by=oldest')
  const rest = { 'categories[]': 'Cane', search_query: 'oak' }
  expect(addressWith('search_query=oak+cane&sorted_by=best_match', rest)).toContain('sorted_by=best_match')
})
