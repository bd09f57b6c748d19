import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Received = { to: string; from: string; mail: Email }

/** The behaviour of the server: an error code for the recipient or for the message, a cut connection, a delay, or what it waits for. */
export type Behaviour = {
  recipient?: number
  message?: number
  cut?: 'before' | 'after'
  slow?: number
  until?: Promise<unknown>
}

type Options = { user?: string; password?: string; host?: string }

/** An SMTP server on 127.0.0.1 that stores what it takes. `stop` and `start` let it go down and up on its port. */
export async function mailServer(options: Options = {}) {
  const received: Received[] = []
  const state: { behaviour: Behaviour; server?: SMTPServer; port: number } = { behaviour: {}, port: 0 }
  const host = options.host ?? '127.0.0.1'
  const start = async () => {
    const server = serverOf(options, received, () => state.behaviour)
    await new Promise<void>((done) => server.listen(state.port, host, done))
    state.server = server
    state.port = (server.server.address() as AddressInfo).port
  }
  const stop = () => new Promise<void>((done) => state.server?.close(() => done()))
  await start()
  const user = options.user ? `${options.user}:${encodeURIComponent(options.password ?? '')}@` : ''
  return {
    received,
    address: `smtp://${user}${host}:${state.port}`,
    answer: (behaviour: Behaviour) => {
      state.behaviour = behaviour
    },
    /** Returns the number of connections that are open. */
    open: () => state.server?.connections.size ?? 0,
    start,
    stop,
  }
}

function serverOf(options: Options, received: Received[], behaviour: () => Behaviour) {
  const server = new SMTPServer({
    authOptional: !options.user,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === options.user && password === options.password ? done(null, { user: username }) : done(refusal(535)),
    onRcptTo: (_address, _session, done) => (behaviour().recipient ? done(refusal(behaviour().recipient)) : done()),
    onData: async (stream, session, done) => {
      const bytes = await stream.toArray().catch(() => undefined)
      // Who hangs up in the middle has handed over nothing.
      if (!bytes) return
      const mail = await PostalMime.parse(Buffer.concat(bytes))
      const { message, cut, slow, until } = behaviour()
      await Promise.all([wait(slow ?? 0), until])
      if (!message && cut !== 'before') received.push({ ...envelopeOf(session), mail })
      if (cut) return cutConnections(server)
      done(message ? refusal(message) : null)
    },
  })
  server.on('error', () => undefined)
  return server
}

const refusal = (responseCode = 550) => Object.assign(new Error('no <rosa@village.example> here'), { responseCode })

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string } {
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  return { from, to: envelope.rcptTo.map(({ address }) => address).join(', ') }
}

function cutConnections(server: SMTPServer) {
  for (const connection of server.connections) connection._socket.destroy()
}
