import { SMTPServer } from 'smtp-server'
import { freePort } from '../../program/free-port.ts'

/** A copy of a mail that the receiver took, with the answer it carries. `at` is in ms of performance.now(). */
export type TakenMail = { at: number; messageId: string; to: string; replyTo: string; number: number | undefined }

export type MailReceiver = { address: string; taken: TakenMail[]; stop(): Promise<void> }

/** An SMTP server on 127.0.0.1 that takes every mail, and notes which answer came to whom. `onMail` is given each as it came. */
export async function startMailReceiver(onMail?: (mail: TakenMail, raw: string) => void): Promise<MailReceiver> {
  const port = await freePort()
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData: async (stream, session, done) => {
      // A program that is killed while it hands a mail over has handed over nothing.
      const bytes = await stream.toArray().catch(() => undefined)
      if (!bytes) return
      const [recipient] = session.envelope.rcptTo
      const raw = Buffer.concat(bytes).toString()
      const mail = { at: performance.now(), to: recipient?.address ?? '', ...factsOf(raw) }
      taken.push(mail)
      onMail?.(mail, raw)
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    address: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
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
