import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { ClientConfig } from 'pg'
import { errorMessage, kindOf, messages, parametersOf, readyForQuery, welcome } from './testing-protocol.ts'
import { openServerSession, type ServerSession } from './testing-server-session.ts'

/** What PgBouncer 1.18 takes from whoever connects; anything else it refuses. */
const known = new Set(['user', 'database', 'application_name', 'client_encoding', 'timezone', 'datestyle'])

/** What a session has to ask before it may say who it is: whether the server speaks TLS. */
const sslRequest = 80_877_103

/**
 * A pooler in transaction mode, as PgBouncer 1.18 is: it opens up to `count` sessions as they are needed. Each transaction has the one that has
 * rested longest, so that hardly two after one another have the same; it refuses settings at the start and statements with a name.
 */
export async function startPooler(target: ClientConfig, count = 2) {
  const sessions = createSessions(target, count)
  const clients = new Set<Socket>()
  const refused: string[] = []
  const server = createServer((socket) => {
    clients.add(socket)
    const refuse = (words: string) => {
      refused.push(words)
      socket.end(errorMessage('08P01', words))
    }
    socket.on('close', () => clients.delete(socket)).on('error', () => socket.destroy())
    serve(socket, { ...sessions, refuse }).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** What it refused, in PgBouncer's words. */
    refused,
    /** Begins new sessions in the place of those that rest. */
    reconnect: sessions.reconnect,
    close() {
      server.close()
      for (const client of clients) client.destroy()
      sessions.end()
    },
  }
}

/** Up to `count` sessions, lent for a transaction each. */
function createSessions(target: ClientConfig, count: number) {
  const all = new Set<ServerSession>()
  const free: ServerSession[] = []
  const waiting: ((session: ServerSession) => void)[] = []
  let opened = 0
  const open = async () => {
    opened++
    const session = await openServerSession(target)
    all.add(session)
    return session
  }
  const remove = (session: ServerSession) => {
    opened--
    all.delete(session)
    session.end()
  }
  const giveBack = (session: ServerSession) => {
    const next = waiting.shift()
    if (next) next(session)
    else free.push(session)
  }
  return {
    async take(): Promise<ServerSession> {
      if (opened < count) return open()
      return free.shift() ?? new Promise((resolve) => waiting.push(resolve))
    },
    giveBack,
    async replace(session: ServerSession) {
      remove(session)
      giveBack(await open())
    },
    reconnect() {
      for (const session of free.splice(0)) remove(session)
    },
    end() {
      for (const session of all) session.end()
    },
  }
}

type Sessions = {
  take(): Promise<ServerSession>
  giveBack(session: ServerSession): void
  replace(session: ServerSession): Promise<void>
  refuse(words: string): void
}

/** Lets a client in, and brings each of its transactions to a session of the server. */
async function serve(socket: Socket, { take, giveBack, replace, refuse }: Sessions): Promise<void> {
  const heard = messages(socket)
  const parameters = await greet(socket, heard)
  const unknown = [...parameters.keys()].find((name) => !known.has(name.toLowerCase()))
  if (unknown) return refuse(`unsupported startup parameter: ${unknown}`)
  socket.write(welcome())
  let session: ServerSession | undefined
  try {
    for await (const message of heard) {
      const kind = kindOf(message)
      if (kind === 'X') break
      // Behind its kind and length, a statement to be parsed says its name.
      if (kind === 'P' && message[5] !== 0) return refuse('prepared statements have no names here')
      session ??= await take()
      const current = session
      session.hear((answer) => {
        socket.write(answer)
        if (!readyForQuery(answer)) return
        session = undefined
        giveBack(current)
      })
      session.write(message)
    }
  } finally {
    socket.end()
    // Nobody brings its transaction to an end.
    if (session) await replace(session)
  }
}

async function greet(socket: Socket, heard: AsyncGenerator<Buffer>): Promise<Map<string, string>> {
  const { value: first } = await heard.next()
  if (first.readInt32BE(4) !== sslRequest) return parametersOf(first)
  socket.write('N')
  return parametersOf((await heard.next()).value)
}
