import type { FastifyInstance } from 'fastify'

type Repeated = { every: number; run: () => Promise<void> }

/** Runs something again and again, after so many milliseconds each, as long as the program listens, and once more when it ends. */
export function repeatWhileListening(api: FastifyInstance, { every, run }: Repeated): void {
  let timer: NodeJS.Timeout | undefined
  api.addHook('onListen', async () => {
    timer = setInterval(run, every).unref()
  })
  api.addHook('onClose', async () => {
    clearInterval(timer)
    await run()
  })
}
