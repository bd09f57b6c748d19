import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { acceptMail, TooManyMails } from '../accept-mail.ts'
import { maxMailBytes } from '../read/mail-bounds.ts'

type Collected = Buffer | 'too large' | 'busy'

/** The bytes of all mails that are being taken in at a time. */
const maxBytes = 100 * 1024 * 1024

/** Counts the memory that mails on their way in use, so that many large ones at once wait for each other. */
class MailStore {
  #used = 0

  /** True when there was room for so many bytes more. */
  take(bytes: number): boolean {
    if (this.#used + bytes > maxBytes) return false
    this.#used += bytes
    return true
  }

  free(bytes: number): void {
    this.#used -= bytes
  }
}

/** Reads a mail to its end, keeping nothing of one that is too large or that there is no room for. What is kept must be freed. */
async function collectMail(stream: Readable, store: MailStore, most: number): Promise<Collected> {
  const chunks: Buffer[] = []
  let size = 0
  let failure: 'too large' | 'busy' | undefined
  const drop = (reason: 'too large' | 'busy') => {
    failure = reason
    store.free(size)
    chunks.length = 0
    size = 0
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (failure) continue
      if (size + chunk.length > most) drop('too large')
      else if (!store.take(chunk.length)) drop('busy')
      else {
        chunks.push(chunk)
        size += chunk.length
      }
    }
  } catch (error) {
    store.free(size)
    throw error
  }
  return failure ?? Buffer.concat(chunks)
}

/** Mailgun posts a message as it came where the path ends in "mime". */
const path = '/mail/incoming/mailgun/mime'
/** In milliseconds: Mailgun goes on trying for eight hours. */
const maxAge = 9 * hour
/** A form can write one byte as three. */
const maxFormBytes = 2 * maxMailBytes

const maxFields = 200
/** In letters: of what is said about a message. */
const maxAbout = 1_000

const store = new MailStore()

/**
 * The path to which a route of Mailgun forwards messages; not there without its signing key. Mailgun takes 200 for stored and 406 for never,
 * and tries again after anything else (https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http).
 */
export function mailgunWebhook(app: FastifyInstance, ctx: Context): void {
  const key = ctx.config.mailIn?.mailgunKey
  if (!key) return
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request: unknown, payload: IncomingMessage) =>
      collectMail(payload, store, maxFormBytes),
    )
    scope.post<{ Body: Collected | undefined }>(path, async (request, reply) => {
      const body = request.body ?? Buffer.alloc(0)
      reply.type('text/plain')
      if (body === 'too large') return reply.code(406).send('The message is too large.\n')
      if (body === 'busy') return reply.code(503).send('Try again later.\n')
      try {
        const fieldOf = readForm(body, request.headers['content-type'] ?? '')
        if (!isSigned(ctx, key, fieldOf)) return reply.code(401).send('The signature does not fit.\n')
        const [raw, from] = [Buffer.from(fieldOf('body-mime', body.length), 'latin1'), fieldOf('sender')]
        if (!raw.length) return reply.code(406).send('There is no body-mime: let the URL of the route end with mime.\n')
        await acceptMail(ctx, raw, { way: 'mailgun', to: [fieldOf('recipient')], from })
        return reply.send('Stored.\n')
      } catch (error) {
        if (!(error instanceof TooManyMails)) throw error
        return reply.code(429).send('There are too many mails to this conversation today.\n')
      } finally {
        store.free(body.length)
      }
    })
  })
}

type Form = (name: string, most?: number) => string

/**
 * Finds the values of a form by their names, each byte as one letter. Anyone may send a form: only what is asked for is decoded, and no
 * more of it than `most` letters.
 */
function readForm(body: Buffer, type: string): Form {
  const text = body.toString('latin1')
  const [, boundary] = /\bboundary="?([^";]+)/i.exec(type) ?? []
  if (boundary === undefined) {
    return (name, most = maxAbout) => {
      const pair = piecesOf(text, '&').find((piece) => piece.startsWith(`${name}=`)) ?? ''
      return pair
        .slice(name.length + 1, name.length + 1 + most)
        .replaceAll('+', ' ')
        .replace(/%([0-9a-f]{2})/gi, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)))
    }
  }
  const parts = piecesOf(text, `--${boundary}`).map((part) => ({
    part,
    end: part.slice(0, maxAbout).indexOf('\r\n\r\n'),
  }))
  return (name) => {
    const found = parts.find(({ part, end }) => part.slice(0, Math.max(end, 0)).includes(` name="${name}"`))
    return found ? found.part.slice(found.end + 4, -2) : ''
  }
}

/** The first of what stands between marks: Mailgun posts some twenty fields. */
function piecesOf(text: string, mark: string): string[] {
  const pieces: string[] = []
  for (let begin = 0; begin >= 0 && pieces.length < maxFields; ) {
    const end = text.indexOf(mark, begin)
    pieces.push(text.slice(begin, end < 0 ? text.length : end))
    begin = end < 0 ? -1 : end + mark.length
  }
  return pieces
}

/** Mailgun signs the time and a token of its own with HMAC-SHA256, and not the message: who wrote it is proved by the message alone. */
function isSigned({ clock }: Context, key: KeyObject, fieldOf: Form): boolean {
  const [time, token, signature] = [fieldOf('timestamp'), fieldOf('token'), fieldOf('signature')]
  const age = Math.abs(clock.now().getTime() - Number(time) * 1000)
  if (!/^\d{1,12}$/.test(time) || age > maxAge || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', key).update(`${time}${token}`).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}
