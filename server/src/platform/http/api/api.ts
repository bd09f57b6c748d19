import swagger from '@fastify/swagger'
import { organisation } from '@reable/contract/organisation'
import type { FastifyInstance } from 'fastify'
import { createSerializerCompiler, jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '#platform/config'
import type { PublicData } from '#platform/database'
import { compressAnswers } from '../pages/compress-answers.ts'
import { addVisitorCookie } from '../security/visitor.ts'
import { apiBase } from './api-base.ts'
import { checkInput } from './check-input.ts'
import { sendNotFound } from './errors.ts'

/** Everything below the API base: schemas validate what comes in; what goes out is checked against them in tests. */
export async function serveApi(
  app: FastifyInstance,
  options: { config: Config; publicData: PublicData; operations: (api: FastifyInstance) => void },
): Promise<void> {
  await app.register(
    async (api) => {
      const validatingSerializer = createSerializerCompiler()
      api.setValidatorCompiler(checkInput)
      api.setSerializerCompiler(options.config.appEnv === 'test' ? validatingSerializer : () => JSON.stringify)
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      addVisitorCookie(api, options.config)
      compressAnswers(api)
      // Whoever changed something sees it wherever they look next.
      api.addHook('preSerialization', async (request, _reply, payload) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await options.publicData.catchUp()
        return payload
      })
      await describeApi(api, apiBase)
      options.operations(api)
      // Else it would be an address of the pages.
      for (const url of ['/', '/*']) api.all(url, { schema: { hide: true } }, sendNotFound)
    },
    { prefix: apiBase },
  )
}

/** GET /openapi.json below the API base, made from the schemas that validate. Register before the operations. */
async function describeApi(api: FastifyInstance, base: string): Promise<void> {
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
