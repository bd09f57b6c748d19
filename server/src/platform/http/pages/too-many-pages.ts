import { organisation } from '@reable/contract/organisation'
import type { FastifyReply } from 'fastify'
import type { ExceededLimit } from './page-limits.ts'
import { plainPage, plainPolicy } from './plain-page.ts'

/** Sends the page for a person who has opened more pages than the Terms allow. */
export function sendTooMany(reply: FastifyReply, { seconds, max, where }: ExceededLimit) {
  const hours = Math.max(1, Math.ceil(seconds / 3600))
  return reply
    .code(429)
    .headers({ 'retry-after': seconds, 'cache-control': 'no-store', 'content-security-policy': plainPolicy })
    .type('text/html; charset=utf-8')
    .send(
      plainPage('Too many pages for today', [
        `More than ${max.toLocaleString('en-CA')} pages in 24 hours were opened ${where}. Our Terms of Use do not allow that, so that the site stays quick for everyone.`,
        `You can go on in about ${hours === 1 ? 'an hour' : `${hours} hours`}. Nothing of yours is lost.`,
        `Is this our mistake? Please write to us: <a href="mailto:${organisation.email}">${organisation.email}</a>`,
      ]),
    )
}
