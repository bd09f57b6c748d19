import { informationAddresses } from '@reable/contract/content/information-addresses'
import { afterAll, expect, test } from 'vitest'
import { someListing, someone, testProgram } from '../../testing.ts'
import { updateListing } from '../own/own-listing-queries.ts'

const program = await testProgram({ PUBLIC_URL: 'https://reable.example/' })
const owner = await someone(program.ctx)
const unconfirmed = await someone(program.ctx, { confirmed: false })
const ids: number[] = []
for (const title of ['first', 'second', 'deleted', 'twin']) ids.push(await someListing(program.ctx, owner, { title }))
const [first = 0, second = 0, deleted = 0, twin = 0] = ids
await updateListing(program.ctx, deleted, { deleted_at: program.ctx.clock.now() })
const listedAt = program.ctx.clock.now()
for (const id of [twin, second]) await updateListing(program.ctx, id, { listed_at: listedAt })
await updateListing(program.ctx, first, { listed_at: new Date(listedAt.getTime() - 1) })
ids.push(await someListing(program.ctx, unconfirmed))
afterAll(() => program.close())

test('the sitemap names the list, the pages to read and the public listings alone, newest first, at the configured address', async () => {
  const { headers, body } = await program.app.inject('/sitemap.xml')
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/xml; charset=utf-8',
    'public, max-age=600',
  ])
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(
    ['/', ...informationAddresses, `/posts/${ids[3]}`, `/posts/${ids[1]}`, `/posts/${ids[0]}`].map(
      (path) => `https://reable.example${path}`,
    ),
  )
  expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(3)
})
