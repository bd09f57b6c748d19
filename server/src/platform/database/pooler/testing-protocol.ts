import type { Socket } from 'node:net'

/** A message of PostgreSQL's protocol: its kind, its length, what it says. */
function protocolMessage(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(kind), length, content])
}

/** What the first messages of a connection have instead of a kind: nothing. */
const startupBytes = new Set([0])

export const kindOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0)

/** True for the message after which a session is in no transaction. */
export const readyForQuery = (message: Buffer): boolean => kindOf(message) === 'Z' && message[5] === 'I'.charCodeAt(0)

/** Lets a client in without asking who it is, and says that it may begin. */
export const welcome = (): Buffer =>
  Buffer.concat([protocolMessage('R', Buffer.alloc(4)), protocolMessage('Z', Buffer.from('I'))])

export const errorMessage = (code: string, words: string): Buffer =>
  protocolMessage('E', Buffer.from(`SFATAL\0C${code}\0M${words}\0\0`))

/** The parameters that a client begins with. */
export function parametersOf(startup: Buffer): Map<string, string> {
  const words = startup.subarray(8).toString().split('\0')
  const pairs = words.flatMap((name, at) => (at % 2 === 0 && name ? [[name, words[at + 1] ?? ''] as const] : []))
  return new Map(pairs)
}

/** Cuts what comes into whole messages; the first ones of a client have no kind. */
export async function* messages(socket: Socket): AsyncGenerator<Buffer, Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer])
    for (let message = firstOf(rest); message; message = firstOf(rest)) {
      rest = rest.subarray(message.length)
      yield message
    }
  }
  return rest
}

/** The first message, once all of it is there. */
export function firstOf(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 5) return undefined
  const kindLength = startupBytes.has(bytes[0] ?? 0) ? 0 : 1
  const length = bytes.readInt32BE(kindLength) + kindLength
  return bytes.length < length ? undefined : bytes.subarray(0, length)
}
