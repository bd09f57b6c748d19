import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { sitemapOf } from './sitemap.ts'

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
