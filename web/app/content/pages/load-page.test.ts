import { createClient } from '@reable/contract/client'
import { contentPages, type PageTitle } from '@reable/contract/content/pages'
import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'

/** The request to the content service for a page, and the loaded page. */
async function requestOf(title: PageTitle) {
  const addresses: URL[] = []
  const api = createClient('/v1', async ({ url }) => {
    addresses.push(new URL(url, 'http://localhost'))
    return { status: 200, text: JSON.stringify({ data: { title, fields: { heading: 'Words' } } }), header: () => null }
  })
  const fields: unknown = await loadPage(api, title)
  expect(fields).toEqual({ heading: 'Words' })
  expect(addresses).toHaveLength(1)
  return addresses.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])[0]
}

test('[INFO-15] pages are requested by their titles, About Us at depth 3 and Contact Us Faqs at depth 2', async () => {
  const depths: Record<string, string> = { 'About Us': '3', 'Contact Us Faqs': '2' }
  for (const title of Object.keys(contentPages) as PageTitle[]) {
    const depth = depths[title]
    expect(await requestOf(title)).toEqual(['/v1/content', { title, ...(depth && { depth }) }])
  }
})

test('[INFO-15] an answer with a page of another title counts as no page', async () => {
  const other = { data: { title: 'Our Team', fields: { heading: 'Words' } } }
  const api = createClient('/v1', async () => ({ status: 200, text: JSON.stringify(other), header: () => null }))
  expect(await loadPage(api, 'About Us')).toBeUndefined()
})
