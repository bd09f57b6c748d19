import type { Socket } from 'node:net'
import pg, { type ClientConfig } from 'pg'
import { firstOf } from './testing-protocol.ts'

/** A session of the pooler with the server. */
export type ServerSession = {
  write(message: Buffer): void
  /** Who hears what the server answers from now on, message by message. */
  hear(listener: (answer: Buffer) => void): void
  end(): void
}

/** The name of the pooler's sessions, as the server sees it. */
export const poolersName = 'pooler'

/** Opens a session as the driver does, and then speaks for itself. */
export async function openServerSession(target: ClientConfig): Promise<ServerSession> {
  const client = new pg.Client({ ...target, application_name: poolersName })
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  let listener = (_answer: Buffer) => {}
  let rest: Buffer = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let answer = firstOf(rest); answer; answer = firstOf(rest)) {
      rest = rest.subarray(answer.length)
      listener(answer)
    }
  })
  return {
    write: (message) => stream.write(message),
    hear: (next) => {
      listener = next
    },
    end: () => stream.destroy(),
  }
}
