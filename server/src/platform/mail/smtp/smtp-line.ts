import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpServer } from '#platform/config'

const connectWithin = 5_000
const silentFor = 30_000

/** On this machine nobody can listen on the way; everywhere else nothing is said before TLS stands. */
const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)

/** A connection to the mail server. `breaks` rejects when it breaks or ends, and is listened to: a late error harms nobody. */
export type Line = { connection: SMTPConnection; breaks: Promise<never>; carried: number }

/** A line that nothing was said on yet. */
export function newLine({ host, port, secure }: SmtpServer): Line {
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    ...(isLocal(host) ? { ignoreTLS: true } : { requireTLS: !secure }),
    connectionTimeout: connectWithin,
    dnsTimeout: connectWithin,
    greetingTimeout: connectWithin,
    socketTimeout: silentFor,
  })
  const breaks = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the connection ended')))
  })
  breaks.catch(() => undefined)
  return { connection, breaks, carried: 0 }
}

/** Greets the server, and says who we are if it wants to know. */
export async function openLine({ connection }: Line, { auth }: SmtpServer): Promise<void> {
  await new Promise<void>((done, fail) => connection.connect((error) => (error ? fail(error) : done())))
  if (auth) await new Promise<void>((done, fail) => connection.login(auth, (error) => (error ? fail(error) : done())))
}
