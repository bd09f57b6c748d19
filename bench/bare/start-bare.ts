import { fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../program/free-port.ts'
import { stopChild } from '../program/start-program.ts'
import type { Search } from './statements.ts'

/** A path that is asked of the program, and what it searches for if it is a search. */
export type Question = { path: string; search?: Search }

type Place = { dataFolder: string; total: number; questions: Question[] }

/** Works with the bare server on the database of a program that runs on `dataFolder`; ends it whatever happens. */
export const withBare = <Result>(
  { dataFolder, total, questions }: Place,
  work: (bare: { port: number }) => Promise<Result>,
): Promise<Result> =>
  withServer(
    new URL('./server.ts', import.meta.url),
    { args: [dataFolder], more: [String(total)], told: questions },
    work,
  )

type Told = { args?: string[]; more?: string[]; told: object }

/** Works with a server of ours: it gets its port on the command line, is told what it needs, and says when it is ready. */
export async function withServer<Result>(
  file: URL,
  { args = [], more = [], told }: Told,
  work: (server: { port: number }) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const child = fork(file, [...args, String(port), ...more], {
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    child.send(told)
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start.')))
    await Promise.race([once(child, 'message'), gone])
    return await work({ port })
  } finally {
    await stopChild(child)
  }
}
