import swagger from '@fastify/swagger'
import { organisation } from '@reable/contract/organisation'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** GET /openapi.json below the API base, made from the schemas that validate. Register before the operations. */
export async function describeApi(api: FastifyInstance, base: string): Promise<void> {
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: organisation.name, version: '1' }, servers: [{ url: base }] },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
    stripBasePath: true,
  })
  let document: string | undefined
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(api.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
