import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { isPictureName, keyOfName } from './picture-keys.ts'

type PictureRequest = FastifyRequest<{ Params: { name: string } }>

/** Answers `/pictures/<digest>-<width>.<ending>`. The bytes under a name never change, so browsers may keep them for ever. */
export async function servePictures(app: FastifyInstance, ctx: Context): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/pictures/:name',
    handler: (request: PictureRequest, reply) => answer(ctx, request, reply),
  })
}

async function answer(ctx: Context, request: PictureRequest, reply: FastifyReply) {
  const { name } = request.params
  if (!isPictureName(name)) return reply.callNotFound()
  if (isKnown(request.headers['if-none-match'], name)) {
    if (!(await ctx.storage.has(keyOfName(name)))) return reply.callNotFound()
    return reply.headers(headersOf(name)).code(304).send()
  }
  const picture = await ctx.storage.open(keyOfName(name))
  if (!picture) return reply.callNotFound()
  reply.headers({ ...headersOf(name), 'content-length': picture.bytes })
  if (request.method === 'GET') return reply.send(picture.stream)
  picture.stream.destroy()
  return reply.send()
}

function headersOf(name: string) {
  return {
    'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: etagOf(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  }
}

const etagOf = (name: string) => `"${name}"`

/** Whether the browser says that it has these bytes; proxies mark their tags as weak. */
function isKnown(tags: string | undefined, name: string): boolean {
  const given = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return given?.some((tag) => tag === '*' || tag === etagOf(name)) ?? false
}
