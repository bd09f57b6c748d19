import { setTimeout as wait } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import { minute } from '#platform/clock'
import type { ImapMailbox } from '#platform/config'
import type { Context } from '#platform/context'
import { acceptMail, hasRoom, TooManyMails } from '../accept-mail.ts'
import { maxMailBytes } from '../read/mail-bounds.ts'

/** In milliseconds: how often the mailbox is looked into where its server says nothing by itself. */
const pollPause = 30_000
const firstRetry = 2_000
const lastRetry = 5 * minute

/**
 * Reads a mailbox until stopped, again and again however often its server goes away. What is for addresses of ours is stored, and only then
 * deleted there; what is not is marked as read and stays.
 */
export function readMailbox(ctx: Context, mailbox: ImapMailbox): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const reading = readUntil(ctx, mailbox, stopping.signal)
  return {
    stop() {
      stopping.abort()
      return reading
    },
  }
}

async function readUntil(ctx: Context, mailbox: ImapMailbox, signal: AbortSignal): Promise<void> {
  let pause = firstRetry
  while (!signal.aborted) {
    try {
      await readConnected(ctx, mailbox, signal, () => {
        pause = firstRetry
      })
    } catch (error) {
      // A server's own words may quote addresses.
      ctx.log.warn({ code: (error as { code?: unknown }).code }, 'the mailbox cannot be read')
    }
    await wait(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, lastRetry)
  }
}

async function readConnected(
  ctx: Context,
  mailbox: ImapMailbox,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> {
  const client = await connect(mailbox)
  try {
    await client.mailboxOpen(mailbox.mailbox)
    while (!signal.aborted && client.usable) {
      const news = nextNews(client, signal)
      await takeUnread(ctx, client, signal)
      onRead()
      await news
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Connects to a mailbox; what it says of errors later is seen by whoever reads. */
export async function connect({ host, port, secure, auth }: ImapMailbox): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth,
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10 * minute,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Resolves when the server says that there is something new, when its connection ends, or after a while. */
function nextNews(client: ImapFlow, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      client.off('exists', finish)
      client.off('close', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, pollPause)
    client.on('exists', finish)
    client.on('close', finish)
    signal.addEventListener('abort', finish)
  })
}

async function takeUnread(ctx: Context, client: ImapFlow, signal: AbortSignal): Promise<void> {
  const unread = (await client.search({ seen: false }, { uid: true })) || []
  for (const uid of unread) {
    if (signal.aborted) return
    const taken = await takeOne(ctx, client, uid)
    if (taken === 'ours') await client.messageDelete(`${uid}`, { uid: true })
    if (taken === 'not ours') await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
  }
}

/** Stores one mail, if it is for an address of ours that takes more today: one that does not stays unread until it does. */
async function takeOne(ctx: Context, client: ImapFlow, uid: number): Promise<'ours' | 'not ours' | 'later'> {
  const about = await client.fetchOne(`${uid}`, { size: true, headers: true }, { uid: true })
  if (!about || (about.size as number) > maxMailBytes) return 'not ours'
  const { to, from } = envelopeOf(about.headers ?? Buffer.alloc(0), ctx.config.mailIn?.domain ?? '')
  if (!to.length) return 'not ours'
  for (const recipient of to) if (!(await hasRoom(ctx, { recipient, from }))) return 'later'
  const message = await client.fetchOne(`${uid}`, { source: true }, { uid: true })
  if (!message || message.source === undefined) return 'not ours'
  try {
    await acceptMail(ctx, message.source, { way: 'imap', to, from })
  } catch (error) {
    if (error instanceof TooManyMails) return 'later'
    throw error
  }
  return 'ours'
}

const maxRecipients = 10

/** Finds in a mail's head what its envelope said: which addresses of ours it is for, and its return path. */
export function envelopeOf(raw: Buffer, domain: string): { to: string[]; from: string | undefined } {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, Math.min(end < 0 ? raw.length : end, 128 * 1024)).toString('latin1')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const named = lines.filter((line) => /^(delivered-to|x-original-to|envelope-to|x-forwarded-to|to|cc):/i.test(line))
  const found = named.flatMap((line) => line.toLowerCase().match(/[rb]-[0-9a-z-]{20,50}@[a-z0-9.-]+/g) ?? [])
  const to = [...new Set(found.filter((address) => address.endsWith(`@${domain}`)))].slice(0, maxRecipients)
  const returnPath = lines.find((line) => /^return-path:/i.test(line))
  return { to, from: returnPath && /<([^<>]*)>/.exec(returnPath)?.[1] }
}
