import { informationAddresses } from '@reable/contract/content/information-addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someListing, someone, testProgram } from '../../testing.ts'
import { updateListing } from '../own/own-listing-queries.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ids: number[]

beforeAll(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example/' })
  const owner = await someone(program.ctx)
  const unconfirmed = await someone(program.ctx, { confirmed: false })
  ids = []
  for (const title of ['first', 'second', 'deleted']) ids.push(await someListing(program.ctx, owner, { title }))
  await updateListing(program.ctx, ids[2] ?? 0, { deleted_at: program.ctx.clock.now() })
  ids.push(await someListing(program.ctx, unconfirmed))
})
afterAll(() => program.close())

test('the sitemap names the list, the pages to read and the public listings alone, newest first, at the configured address', async () => {
  const { headers, body } = await program.app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(
    ['/', ...informationAddresses, `/posts/${ids[1]}`, `/posts/${ids[0]}`].map(
      (path) => `https://reable.example${path}`,
    ),
  )
  expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2)
})

test('robots.txt names the sitemap and disallows what is no page for the public', async () => {
  const { body } = await program.app.inject('/robots.txt')
  expect(body).toContain('Sitemap: https://reable.example/sitemap.xml')
  expect(body).toContain('Disallow: /v1/')
  expect(body).not.toMatch(/Disallow: \/$/m)
})
