import { informationAddresses } from '@reable/contract/content/information-addresses'
import type { FastifyInstance } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { selectNewestPublic } from './sitemap-queries.ts'

/** Paths that are private to a person, or no pages at all. */
const disallowed = ['/v1/', '/dev/', '/account', '/wizard', '/oauth', '/confirmation', '/password']

/** The files that crawlers request: where they may go, and what there is. */
export function sitemapRoutes(app: FastifyInstance, ctx: Context): void {
  const robots = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ctx.config.http.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(robots),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await sitemapOf(ctx)),
  )
}

/** No more addresses may stand in one map (sitemaps.org). */
const maxAddresses = 50_000

const pages = ['/', ...informationAddresses]

/** Returns the sitemap: the list, the pages to read and every public listing, newest first; written every ten minutes at most. */
const sitemapOf = remember([], write, { longest: 10 * minute })

async function write(ctx: Context): Promise<string> {
  const origin = ctx.config.http.publicUrl
  const listings = await selectNewestPublic(ctx, maxAddresses - pages.length)
  const pageEntries = pages.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  const entries = listings.map(
    ({ id, updated_at }) => `<url><loc>${origin}/posts/${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pageEntries.join('\n')}
${entries.join('\n')}
</urlset>
`
}
