import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stopChild } from '../program/start-program.ts'

/** Encodes a photograph with sharp and nothing around it. The seconds that it took. */
export type Encode = (path: string) => Promise<number>

/** Works with a process that encodes; ends it whatever happens. */
export async function withSharpAlone<Result>(work: (encode: Encode) => Promise<Result>): Promise<Result> {
  const child = fork(new URL('./encode.ts', import.meta.url))
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('The pictures could not be encoded.')))
  exited.catch(() => {})
  const encode: Encode = async (path) => {
    child.send(path)
    const [seconds] = (await Promise.race([once(child, 'message'), exited])) as [number]
    return seconds
  }
  try {
    return await work(encode)
  } finally {
    await stopChild(child)
  }
}
