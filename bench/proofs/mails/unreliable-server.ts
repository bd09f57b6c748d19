import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../program/free-port.ts'

/** One copy of a mail that the server took, whether or not its answer arrived. */
export type ReceivedMail = { messageId: string; token: string }

export type UnreliableServer = {
  address: string
  taken: ReceivedMail[]
  /** Goes down and up at random until it is asked to stay up. */
  stayUp(): Promise<void>
  stop(): Promise<void>
}

/** An SMTP server on 127.0.0.1 that goes away, puts mails off, or takes one and is cut off before it can say so. */
export async function startUnreliableServer(): Promise<UnreliableServer> {
  const port = await freePort()
  const taken: ReceivedMail[] = []
  const state: { server?: SMTPServer; isStable: boolean } = { isStable: false }
  const startListening = async () => {
    const server = serverOf(taken, () => state.isStable)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    state.server = server
  }
  const stopListening = () =>
    new Promise<void>((resolve) => (state.server ? state.server.close(() => resolve()) : resolve()))
  await startListening()
  const outages = (async () => {
    while (!state.isStable) {
      await delay(500 + Math.random() * 2_000)
      await stopListening()
      await delay(Math.random() * 1_000)
      await startListening()
    }
  })()
  return {
    address: `smtp://127.0.0.1:${port}`,
    taken,
    stayUp: () => {
      state.isStable = true
      return outages
    },
    stop: stopListening,
  }
}

function serverOf(taken: ReceivedMail[], isStable: () => boolean): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData: async (stream, _session, done) => {
      // A program that is killed while it hands a mail over has handed over nothing.
      const bytes = await stream.toArray().catch(() => undefined)
      if (!bytes) return
      const mail = Buffer.concat(bytes).toString()
      const chance = isStable() ? 1 : Math.random()
      if (chance < 0.1) return done(Object.assign(new Error('later'), { responseCode: 451 }))
      taken.push({ messageId: /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '', token: tokenOf(mail) })
      if (chance < 0.2) for (const connection of server.connections) connection._socket.destroy()
      else done(null)
    },
  })
  server.on('error', () => undefined)
  return server
}

/** The token of a mail's link: what tells one mail from another with the same text. */
const tokenOf = (mail: string) => /_token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
