import type { FastifyInstance } from 'fastify'
import { createSerializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#platform/config'
import { compressAnswers } from '../pages/compress-answers.ts'
import { passRawAnswers } from '../pages/in-process.ts'
import { addVisitorCookie } from '../security/visitor.ts'
import { apiBase } from './api-base.ts'
import { checkInput } from './check-input.ts'
import { sendNotFound } from './errors.ts'
import { describeApi } from './openapi/openapi.ts'
import type { ServerState } from './server-state.ts'

/** Everything below the API base: schemas validate what comes in; what goes out is checked against them in tests. */
export async function serveApi(
  app: FastifyInstance,
  options: { config: Config; serverState: ServerState; operations: (api: FastifyInstance) => void },
): Promise<void> {
  await app.register(
    async (api) => {
      const validatingSerializer = createSerializerCompiler()
      api.setValidatorCompiler(checkInput)
      api.setSerializerCompiler(options.config.appEnv === 'test' ? validatingSerializer : () => JSON.stringify)
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      passRawAnswers(api, options.serverState)
      addVisitorCookie(api, options.config, options.serverState)
      compressAnswers(api)
      await describeApi(api, apiBase)
      options.operations(api)
      // Else it would be an address of the pages.
      for (const url of ['/', '/*']) api.all(url, { schema: { hide: true } }, sendNotFound)
    },
    { prefix: apiBase },
  )
}
