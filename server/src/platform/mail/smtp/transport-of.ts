import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Config, SmtpServer } from '#platform/config'
import { outboxTransport } from '../outbox/outbox-folder.ts'
import type { Handover, Outgoing, Transport } from '../transport.ts'

const transports = new WeakMap<Config, Transport>()

/** Returns the one transport of each configuration: it may keep connections to the mail server open for the next mail. */
export function transportOf(config: Config): Transport {
  const existing = transports.get(config)
  if (existing) return existing
  const transport = config.mail.smtp ? smtpTransport(config.mail.smtp) : outboxTransport(config)
  transports.set(config, transport)
  return transport
}

const totalTimeout = 30_000

/** Sends mails to an SMTP server, over a pooled connection that sent another one a moment ago or over a new one. */
function smtpTransport(server: SmtpServer): Transport {
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

const maxIdle = 8
/** In milliseconds: a run of mails uses the same connections, which are closed soon after it. */
const idleTimeout = 1_000
/** The most mails over one connection: some servers limit them. */
const maxMails = 100

/** Idle connections that sent a mail and may send the next one. Each is used by one mail at a time. */
class ConnectionPool {
  readonly #idle = new Map<PooledConnection, NodeJS.Timeout>()

  /** Returns the latest one, which is the least likely to be stale. */
  acquire(): PooledConnection | undefined {
    const pooled = [...this.#idle.keys()].at(-1)
    if (pooled) this.#remove(pooled)
    return pooled
  }

  /** Returns a connection to the pool after it sent a mail, or closes it when the pool is full or the connection used up. */
  release(pooled: PooledConnection): void {
    pooled.mailCount += 1
    const end = () => {
      this.#remove(pooled)
      pooled.connection.quit()
    }
    if (pooled.mailCount >= maxMails || this.#idle.size >= maxIdle) end()
    else this.#idle.set(pooled, setTimeout(end, idleTimeout))
    pooled.broken.catch(() => this.#remove(pooled))
  }

  #remove(pooled: PooledConnection): void {
    clearTimeout(this.#idle.get(pooled))
    this.#idle.delete(pooled)
  }
}

const connectTimeout = 5_000
const socketTimeout = 30_000

/** On this machine nobody can listen in; everywhere else nothing is sent before TLS is established. */
const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)

/** A connection to the mail server. `broken` rejects when it breaks or ends, and has a handler: a late error harms nobody. */
type PooledConnection = { connection: SMTPConnection; broken: Promise<never>; mailCount: number }

/** Creates a connection that is not open yet. */
function createConnection({ host, port, secure }: SmtpServer): PooledConnection {
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    ...(isLocal(host) ? { ignoreTLS: true } : { requireTLS: !secure }),
    connectionTimeout: connectTimeout,
    dnsTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout,
  })
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the connection ended')))
  })
  broken.catch(() => undefined)
  return { connection, broken, mailCount: 0 }
}

/** Connects to the server, and logs in if it has credentials. */
async function openConnection({ connection }: PooledConnection, { auth }: SmtpServer): Promise<void> {
  await new Promise<void>((done, fail) => connection.connect((error) => (error ? fail(error) : done())))
  if (auth) await new Promise<void>((done, fail) => connection.login(auth, (error) => (error ? fail(error) : done())))
}
