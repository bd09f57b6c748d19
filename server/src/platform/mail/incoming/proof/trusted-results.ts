import type { MailHeader } from '../read/read-mail.ts'

/**
 * True when a mail host of ours says of a mail that its author's domain vouches for it (RFC 8601). Only the first such header counts, which
 * that host wrote last: whoever sends a mail can put others below.
 */
export function isVouchedFor(
  headers: readonly MailHeader[],
  { trusted, domain }: { trusted: string; domain: string },
): boolean {
  const first = headers.find(({ key }) => key === 'authentication-results')?.value
  if (!first) return false
  const [host = '', ...results] = withoutComments(first.toLowerCase()).split(';')
  if (host.trim().split(/\s/)[0] !== trusted) return false
  return results.some((result) => vouches(result.trim().split(/\s+/), domain))
}

function vouches([method, ...properties]: string[], domain: string): boolean {
  const has = (property: string) => properties.includes(property)
  if (method === 'dmarc=pass') return has(`header.from=${domain}`)
  if (method === 'dkim=pass') return has(`header.d=${domain}`) || has(`header.i=@${domain}`)
  return false
}

/** Takes comments out, innermost first; a text with a comment that does not end says nothing. */
function withoutComments(text: string): string {
  let plain = text
  for (let depth = 0; depth < 5 && plain.includes('('); depth++) plain = plain.replace(/\([^()]*\)/g, ' ')
  return /[()"]/.test(plain) ? '' : plain
}
