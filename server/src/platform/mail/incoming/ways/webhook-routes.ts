import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { acceptMail, TooManyMails } from '../accept-mail.ts'
import { maxMailBytes } from '../read/mail-bounds.ts'

const path = '/mail/incoming'
/** In milliseconds: how far the clocks of both sides may be apart. */
const maxAge = 5 * minute
const maxRecipients = 10
const tooMany = 'There are too many mails to this conversation today. Try again tomorrow.\n'

/** What a mail service says of the mail it posts; all of it is signed. */
export type Posted = { time: string; from: string; to: string; ip: string; helo: string; digest: string }

/** The signature of a posted mail: HMAC-SHA256 over what is said of it, a line each, and the SHA-256 of its bytes. */
export const signPosted = (key: KeyObject, { time, from, to, ip, helo, digest }: Posted): string =>
  createHmac('sha256', key).update([time, from, to, ip, helo, digest].join('\n')).digest('hex')

export const digestOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex')

/**
 * The address to which a mail service posts mails as they came: off without its secret. The signature is checked before a byte of the mail is
 * read.
 */
export function mailWebhook(app: FastifyInstance, ctx: Context): void {
  const key = ctx.config.mailIn?.webhookKey
  if (!key) return
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxMailBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSigned(ctx, key, postedOf(request), header(request, 'reable-signature')))
        return reply.code(401).type('text/plain').send('The signature does not fit.\n')
    })
    scope.post<{ Body: Buffer | undefined }>(path, async (request, reply) => {
      const posted = postedOf(request)
      const raw = request.body ?? Buffer.alloc(0)
      if (digestOf(raw) !== posted.digest)
        return reply.code(400).type('text/plain').send('The mail is not the one that was signed.\n')
      const to = posted.to.split(',').map((address) => address.trim())
      if (to.length > maxRecipients)
        return reply.code(400).type('text/plain').send('A mail has at most 10 recipients.\n')
      const { from, ip, helo } = posted
      try {
        await acceptMail(ctx, raw, { way: 'webhook', to, from, ...(ip && { ip }), ...(helo && { helo }) })
      } catch (error) {
        if (!(error instanceof TooManyMails)) throw error
        return reply.code(429).header('retry-after', '3600').type('text/plain').send(tooMany)
      }
      return reply.code(204).send()
    })
  })
}

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const postedOf = (request: FastifyRequest): Posted => ({
  time: header(request, 'reable-time'),
  from: header(request, 'reable-from'),
  to: header(request, 'reable-to'),
  ip: header(request, 'reable-ip'),
  helo: header(request, 'reable-helo'),
  digest: header(request, 'reable-digest'),
})

function isSigned({ clock }: Context, key: KeyObject, posted: Posted, signature: string): boolean {
  const age = Math.abs(clock.now().getTime() - Number(posted.time) * 1000)
  if (!/^\d{1,12}$/.test(posted.time) || age > maxAge || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signPosted(key, posted), 'hex'))
}
