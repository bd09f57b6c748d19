import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'
import { StartError } from '#platform/database'
import type { ServerState } from './api/server-state.ts'

/** Opens the port. Throws StartError when it is taken or not allowed. */
export async function listen(app: FastifyInstance, { http }: Config): Promise<string> {
  try {
    return await app.listen({ host: http.host, port: http.port, backlog: 1024 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${http.port} is taken by another program. Set PORT to a free one.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${http.port} may not be opened by this user. Set PORT above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`This machine has no address ${http.host}. Set HOST to one it has, such as 127.0.0.1.`)
    throw error
  }
}

/** Answers every request that has begun, then closes. Idle connections end at once, busy ones after their answer. */
export async function drain(app: FastifyInstance, serverState: ServerState, graceMilliseconds: number): Promise<void> {
  serverState.stopping = true
  // Balancers read /ready and stop sending; what still comes meanwhile is answered with "connection: close".
  await new Promise((resolve) => setTimeout(resolve, graceMilliseconds))
  app.server.closeIdleConnections()
  await app.close()
}
