import { SMTPServer } from 'smtp-server'
import { freePort } from './program.ts'

/** A copy of a mail that was taken; `number` is what `numbered` wrote into it. Times are those of performance.now(). */
export type TakenMail = { begunAt: number; takenAt: number; messageId: string; number: number | undefined; raw: string }

export type MailReceiver = { url: string; taken: TakenMail[]; stop(): Promise<void> }

/** Words that a mail brings, by whose number it is known. */
export const numbered = (number: number, words: string) => `Answer number ${number}. ${words}`

/** An SMTP server on 127.0.0.1 that takes every mail. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const port = await freePort()
  const taken: TakenMail[] = []
  const begun = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onMailFrom(_sender, { id }, done) {
      begun.set(id, performance.now())
      done()
    },
    onClose: ({ id }) => void begun.delete(id),
    onData: async (stream, { id }, done) => {
      // A program that is killed while it hands a mail over has handed over nothing.
      const parts = await stream.toArray().catch(() => undefined)
      if (!parts) return
      const raw = Buffer.concat(parts).toString()
      const number = /Answer number (\d+)\./.exec(raw.replace(/=\r?\n/g, ''))?.[1]
      const takenAt = performance.now()
      taken.push({
        ...{ raw, takenAt, begunAt: begun.get(id) ?? takenAt },
        messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
        number: number === undefined ? undefined : Number(number),
      })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => new Promise((done) => server.close(done)) }
}
