import { Readable } from 'node:stream'
import type { SmtpServer } from '#platform/config'
import type { Handover, Outgoing, Transport } from '../transport.ts'
import { ConnectionPool } from './connection-pool.ts'
import { createConnection, openConnection, type PooledConnection } from './pooled-connection.ts'

const totalTimeout = 30_000

/** Sends mails to an SMTP server, over a pooled connection that sent another one a moment ago or over a new one. */
export function smtpTransport(server: SmtpServer): Transport {
  const pool = new ConnectionPool()
  return async (mail, begin) => {
    const limit = timeLimit()
    const pooled = pool.acquire()
    const sendOver = (pooled: PooledConnection) => handOver(pooled, { mail, begin }, limit.expired)
    try {
      const handover = pooled && (await sendOver(pooled))
      // The server may have hung up while it was idle; a mail that surely was not taken goes over a fresh connection.
      if (pooled && handover && handover.end !== 'failed') return releaseSent(pooled, handover, pool)
      const fresh = createConnection(server)
      return releaseSent(fresh, (await open(fresh, server, limit.expired)) ?? (await sendOver(fresh)), pool)
    } finally {
      limit.clear()
    }
  }
}

function releaseSent(pooled: PooledConnection, handover: Handover, pool: ConnectionPool): Handover {
  if (handover.end === 'sent') pool.release(pooled)
  return handover
}

/** Opens the connection; returns undefined when it is open. */
async function open(
  pooled: PooledConnection,
  server: SmtpServer,
  limit: Promise<never>,
): Promise<Handover | undefined> {
  try {
    await Promise.race([openConnection(pooled, server), pooled.broken, limit])
    return undefined
  } catch (error) {
    pooled.connection.close()
    return classifyError(error, false)
  }
}

type Delivery = { mail: Outgoing; begin: () => Promise<void> }

async function handOver(pooled: PooledConnection, { mail, begin }: Delivery, limit: Promise<never>): Promise<Handover> {
  const message = trackMessage(mail.bytes, begin)
  try {
    await Promise.race([converse(pooled, mail, message.stream), pooled.broken, limit])
    return { end: 'sent' }
  } catch (error) {
    pooled.connection.close()
    return classifyError(error, message.hasStarted())
  }
}

async function converse({ connection }: PooledConnection, mail: Outgoing, message: Readable): Promise<void> {
  const envelope = { from: mail.envelope.from, to: [mail.envelope.to], size: mail.bytes.length }
  await new Promise<void>((done, fail) => connection.send(envelope, message, (error) => (error ? fail(error) : done())))
}

/** Tracks whether the server has been given any of a message. It is read when the server asks for it. */
function trackMessage(bytes: Buffer, begin: () => Promise<void>) {
  let started = false
  const stream = Readable.from(
    (async function* () {
      await begin()
      started = true
      yield bytes
    })(),
  )
  return { stream, hasStarted: () => started }
}

/** The time limit of sending one mail, over however many connections. */
function timeLimit() {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), totalTimeout)
  })
  expired.catch(() => undefined)
  return { expired, clear: () => clearTimeout(timer) }
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** Only an error about this very recipient or message is permanent; one about us may be fixed. */
function classifyError(error: unknown, hasStarted: boolean): Handover {
  const { code, command, responseCode } = error as SmtpError
  // The server's own messages quote addresses, so the log gets numbers only.
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'ECONNECTION'
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode === 'number') {
    return { end: isAboutThisMail && responseCode >= 500 ? 'refused' : 'failed', reason }
  }
  return { end: hasStarted ? 'unclear' : 'failed', reason }
}
