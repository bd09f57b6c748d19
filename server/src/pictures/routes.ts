import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { type Access, hasAccess } from './serving/picture-access.ts'
import { isPictureName, keyOfName } from './serving/picture-keys.ts'
import { type FindPublic, PublicPictures } from './site/public-pictures.ts'

type PictureRequest = FastifyRequest<{ Params: { name: string }; Querystring: Access }>

/**
 * Serves `/pictures/<digest>-<width>.<ending>`: to everyone what a public listing or the site shows, else to those who were granted
 * access. The bytes under a name never change, so browsers may cache them for ever.
 */
export async function servePictures(app: FastifyInstance, ctx: Context, findPublic: FindPublic): Promise<void> {
  const publicPictures = new PublicPictures(ctx, findPublic)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/pictures/:name',
    handler: async (request: PictureRequest, reply) => {
      const { name } = request.params
      if (!isPictureName(name)) return reply.callNotFound()
      const digest = name.slice(0, 32)
      const isGranted = hasAccess(ctx, digest, request.query)
      if (!isGranted && !(await publicPictures.has(digest))) return reply.callNotFound()
      return sendPicture(ctx, request, reply, isGranted ? privateHeaders : publicHeaders)
    },
  })
}

/** Shared caches revalidate after a minute, mostly with a 304: the picture may no longer be public. */
const publicHeaders = {
  'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
  // Mails show it, and some mail programs are sites.
  'cross-origin-resource-policy': 'cross-origin',
}
const privateHeaders = { 'cache-control': 'private, max-age=3600', 'cross-origin-resource-policy': 'same-origin' }

type SharingHeaders = typeof publicHeaders | typeof privateHeaders

async function sendPicture(ctx: Context, request: PictureRequest, reply: FastifyReply, sharingHeaders: SharingHeaders) {
  const { name } = request.params
  const headers = { ...headersOf(name), ...sharingHeaders }
  if (isCached(request.headers['if-none-match'], name)) {
    if (!(await ctx.storage.has(keyOfName(name)))) return reply.callNotFound()
    return reply.headers(headers).code(304).send()
  }
  const picture = await ctx.storage.open(keyOfName(name))
  if (!picture) return reply.callNotFound()
  reply.headers({ ...headers, 'content-length': picture.bytes })
  if (request.method === 'GET') return reply.send(picture.stream)
  picture.stream.destroy()
  return reply.send()
}

function headersOf(name: string) {
  return {
    'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
    etag: etagOf(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  }
}

const etagOf = (name: string) => `"${name}"`

/** Whether the browser has these bytes in its cache; proxies mark their tags as weak. */
function isCached(tags: string | undefined, name: string): boolean {
  const cachedTags = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return cachedTags?.some((tag) => tag === '*' || tag === etagOf(name)) ?? false
}
