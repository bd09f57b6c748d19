import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { freePort } from '../program/free-port.ts'

/** A mail that the server took, with the listing that it is about, if it is about one. `at` is in ms of performance.now(). */
export type Delivery = { recipient: string; messageId: string; listingId: number; at: number }

export type JournalServer = {
  address: string
  journal: Delivery[]
  /** The recipients whose mails were begun and not taken, because the connection was lost. */
  cut: string[]
  stop(): Promise<void>
}

/** Starts an SMTP server on 127.0.0.1 that takes every mail and records who got one about which listing. */
export async function journalServer(): Promise<JournalServer> {
  const port = await freePort()
  const journal: Delivery[] = []
  const cut: string[] = []
  const open = new Map<SMTPServerSession, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      open.set(session, address)
      done()
    },
    onData: async (stream, session, done) => {
      // A program that is killed while it hands a mail over has handed over nothing.
      const bytes = await stream.toArray().catch(() => undefined)
      if (!bytes) return
      const mail = Buffer.concat(bytes).toString()
      const recipient = open.get(session) ?? ''
      journal.push({ recipient, messageId: messageIdOf(mail), listingId: listingOf(mail), at: performance.now() })
      open.delete(session)
      done()
    },
    onClose(session) {
      const recipient = open.get(session)
      if (recipient && open.delete(session)) cut.push(recipient)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    address: `smtp://127.0.0.1:${port}`,
    journal,
    cut,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}

const messageIdOf = (mail: string) => /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? ''
const listingOf = (mail: string) => Number(/\/posts\/(\d+)/.exec(mail.replace(/=\r?\n/g, ''))?.[1])
