import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpServer } from '#platform/config'

const connectTimeout = 5_000
const socketTimeout = 30_000

/** On this machine nobody can listen in; everywhere else nothing is sent before TLS is established. */
const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)

/** A connection to the mail server. `broken` rejects when it breaks or ends, and has a handler: a late error harms nobody. */
export type PooledConnection = { connection: SMTPConnection; broken: Promise<never>; mailCount: number }

/** Creates a connection that is not open yet. */
export function createConnection({ host, port, secure }: SmtpServer): PooledConnection {
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
export async function openConnection({ connection }: PooledConnection, { auth }: SmtpServer): Promise<void> {
  await new Promise<void>((done, fail) => connection.connect((error) => (error ? fail(error) : done())))
  if (auth) await new Promise<void>((done, fail) => connection.login(auth, (error) => (error ? fail(error) : done())))
}
