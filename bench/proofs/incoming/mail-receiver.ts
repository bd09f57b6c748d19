import { SMTPServer } from 'smtp-server'
import { freePort } from '../../program/free-port.ts'

/** A copy of a mail that the receiver took, with the answer it carries. When its dialogue began and ended is in ms of performance.now(). */
export type TakenMail = {
  begun: number
  at: number
  messageId: string
  to: string
  replyTo: string
  number: number | undefined
}

export type MailReceiver = {
  address: string
  taken: TakenMail[]
  /** Nobody reaches it any more, until it comes back at the same address. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** Where others reach it, and the certificate that it changes to TLS with, in PEM; by itself it is on 127.0.0.1 and talks plainly. */
export type Reached = { host: string; cert: string; key: string }

/** An SMTP server that takes every mail, and notes which answer came to whom. `onMail` is given each as it came. */
export async function startMailReceiver(
  onMail?: (mail: TakenMail, raw: string) => void,
  reached?: Reached,
): Promise<MailReceiver> {
  const port = await freePort()
  const taken: TakenMail[] = []
  const take = (mail: TakenMail, raw: string) => {
    taken.push(mail)
    onMail?.(mail, raw)
  }
  let server = await listenAt(port, take, reached)
  const stop = () => new Promise<void>((done) => server.close(done))
  return {
    address: `smtp://${reached?.host ?? '127.0.0.1'}:${port}`,
    taken,
    goAway: stop,
    async comeBack() {
      server = await listenAt(port, take, reached)
    },
    stop,
  }
}

async function listenAt(
  port: number,
  take: (mail: TakenMail, raw: string) => void,
  reached?: Reached,
): Promise<SMTPServer> {
  const begun = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    ...(reached ? { cert: reached.cert, key: reached.key } : { disabledCommands: ['STARTTLS'] }),
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onMailFrom(_sender, { id }, done) {
      begun.set(id, performance.now())
      done()
    },
    onClose: ({ id }) => void begun.delete(id),
    onData: async (stream, session, done) => {
      // A program that is killed while it hands a mail over has handed over nothing.
      const bytes = await stream.toArray().catch(() => undefined)
      if (!bytes) return
      const [recipient] = session.envelope.rcptTo
      const raw = Buffer.concat(bytes).toString()
      const at = performance.now()
      take({ begun: begun.get(session.id) ?? at, at, to: recipient?.address ?? '', ...factsOf(raw) }, raw)
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, reached ? '0.0.0.0' : '127.0.0.1', done))
  return server
}

function factsOf(mail: string): Pick<TakenMail, 'messageId' | 'replyTo' | 'number'> {
  const plain = mail.replace(/=\r?\n/g, '')
  const number = /Answer number (\d+)\./.exec(plain)?.[1]
  return {
    messageId: /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '',
    replyTo: /^Reply-To: <?(r-[^>\s]+)/im.exec(mail)?.[1] ?? '',
    number: number === undefined ? undefined : Number(number),
  }
}
