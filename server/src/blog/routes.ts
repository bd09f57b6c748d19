import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { listBlogPosts } from './list-blog-posts.ts'

export function blogRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listBlogPosts', async () => ({ data: await listBlogPosts(ctx) }))
}
