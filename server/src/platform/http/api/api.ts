import type { FastifyInstance } from 'fastify'
import { createSerializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#platform/config'
import type { PublicData } from '#platform/database'
import { compressAnswers } from '../pages/compress-answers.ts'
import { addVisitorCookie } from '../security/visitor.ts'
import { apiBase } from './api-base.ts'
import { checkInput } from './check-input.ts'
import { sendNotFound } from './errors.ts'
import { describeApi } from './openapi/openapi.ts'

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
