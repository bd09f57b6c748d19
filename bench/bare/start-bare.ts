import { fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../program/free-port.ts'
import { stopChild } from '../program/start-program.ts'
import type { Statement } from '../recording/statements.ts'

/** The answers of the bare server: the statements of each path, or that of a listing for all others. */
export type BareAnswers = {
  listing?: Statement | undefined
  paths: [string, Statement[]][]
}

type Place = { dataFolder: string; total: number; answers: BareAnswers }

/** Works with the bare server on the database of a program that runs on `dataFolder`; ends it whatever happens. */
export const withBare = <Result>(
  { dataFolder, total, answers }: Place,
  work: (bare: { port: number }) => Promise<Result>,
): Promise<Result> =>
  withServer(
    new URL('./server.ts', import.meta.url),
    { args: [dataFolder], more: [String(total)], message: answers },
    work,
  )

type Start = { args?: string[]; more?: string[]; message: object }

/** Works with a server of ours: it gets its port on the command line and its data as a message, and sends a message when it is ready. */
export async function withServer<Result>(
  file: URL,
  { args = [], more = [], message }: Start,
  work: (server: { port: number }) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const child = fork(file, [...args, String(port), ...more], {
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    child.send(message)
    const exited = once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start.')))
    await Promise.race([once(child, 'message'), exited])
    return await work({ port })
  } finally {
    await stopChild(child)
  }
}
