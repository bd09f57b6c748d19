import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../program/free-port.ts'
import { stopChild } from '../program/start-program.ts'

/** Works with the bare server on the database of a program that runs on `dataFolder`; ends it whatever happens. */
export async function withBare<Result>(
  { dataFolder, total }: { dataFolder: string; total: number },
  work: (bare: { port: number }) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'server.ts'), [dataFolder, String(port), String(total)], {
    execArgv: ['--max-semi-space-size=4'],
  })
  try {
    await once(child, 'message')
    return await work({ port })
  } finally {
    await stopChild(child)
  }
}
