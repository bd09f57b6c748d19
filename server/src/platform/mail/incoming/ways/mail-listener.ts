import { readFile } from 'node:fs/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { MailListener } from '#platform/config'
import type { Context } from '#platform/context'
import { acceptMail, hasRoom, TooManyMails } from '../accept-mail.ts'
import { maxMailBytes } from '../read/mail-bounds.ts'
import { collectMail, MailStore } from './collect-mail.ts'

/** Resolves true for an address of ours that takes mail. */
export type KnowsAddress = (ctx: Context, address: string) => Promise<boolean>

/** What a mail that comes in over the network may ask of us. */
const maxRecipients = 10
const maxUnknown = 5
const maxClients = 50
const socketTimeout = 60_000
const closeTimeout = 5_000

/** Listens for mail: takes that for addresses of ours, each mail once it is stored, and tells nothing about any other address. */
export async function listenForMail(ctx: Context, listener: MailListener, knows: KnowsAddress) {
  const unknown = new WeakMap<SMTPServerSession, number>()
  const server = new SMTPServer({
    ...(await tlsOptions(listener)),
    name: ctx.config.mailIn?.domain ?? 'localhost',
    banner: '',
    lmtp: listener.protocol === 'lmtp',
    size: maxMailBytes,
    authOptional: true,
    disableReverseLookup: true,
    maxClients,
    socketTimeout,
    closeTimeout,
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      admitRecipient(ctx, { address, session, knows, unknown }).then(
        (error) => done(error),
        () => done(later()),
      )
    },
    onData: (stream, session, done) => {
      storeMail(ctx, { stream, session, listener }).then(
        (error) => done(error ?? null),
        (err) => {
          ctx.log.warn({ err }, 'a mail could not be stored; whoever brought it tries again')
          done(later())
        },
      )
    },
  })
  server.on('error', (err) =>
    ctx.log.debug({ code: (err as NodeJS.ErrnoException).code }, 'a connection of mail broke'),
  )
  await new Promise<void>((done, fail) => {
    server.server.once('error', fail)
    server.listen(listener.port, listener.host, done)
  })
  return { server: server.server, stop: () => new Promise<void>((done) => server.close(() => done())) }
}

async function tlsOptions({ tls }: MailListener): Promise<SMTPServerOptions> {
  if (!tls) return { disabledCommands: ['AUTH', 'STARTTLS'] }
  const [cert, key] = await Promise.all([readFile(tls.certificate), readFile(tls.key)])
  return { cert, key, disabledCommands: ['AUTH'] }
}

type Asked = {
  address: string
  session: SMTPServerSession
  knows: KnowsAddress
  unknown: WeakMap<SMTPServerSession, number>
}

async function admitRecipient(ctx: Context, { address, session, knows, unknown }: Asked): Promise<Error | null> {
  if (session.envelope.rcptTo.length >= maxRecipients) return refusal(452, '4.5.3 Too many recipients')
  const misses = unknown.get(session) ?? 0
  if (misses >= maxUnknown) return refusal(421, '4.7.0 Too many unknown addresses')
  if (!(await knows(ctx, address))) {
    unknown.set(session, misses + 1)
    return refusal(550, '5.1.1 No such address')
  }
  const { mailFrom } = session.envelope
  return (await hasRoom(ctx, { recipient: address, from: mailFrom ? mailFrom.address : '' })) ? null : tooMany()
}

const store = new MailStore()

async function storeMail(ctx: Context, { stream, session, listener }: Delivery): Promise<Error | undefined> {
  const raw = await collectMail(stream, store)
  if (raw === 'too large') return refusal(552, '5.3.4 Too large')
  if (raw === 'busy') return later()
  try {
    const { mailFrom, rcptTo } = session.envelope
    await acceptMail(ctx, raw, {
      way: listener.protocol,
      to: rcptTo.map(({ address }) => address),
      from: mailFrom ? mailFrom.address : '',
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs || undefined,
    })
    return undefined
  } catch (error) {
    if (error instanceof TooManyMails) return tooMany()
    throw error
  } finally {
    store.free(raw.length)
  }
}

type Delivery = { stream: SMTPServerDataStream; session: SMTPServerSession; listener: MailListener }

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

const tooMany = () => refusal(450, '4.2.1 Too many emails to this conversation today, try again tomorrow')

const later = () => refusal(451, '4.3.0 Try again later')
