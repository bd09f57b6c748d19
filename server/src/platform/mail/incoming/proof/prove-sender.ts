import type { AuthenticateOptions, DNSResolver } from 'mailauth'
import type { MailHeader } from '../read/read-mail.ts'

/** Whether a mail is proved to come from its author; `later` when the name servers that know do not answer. */
export type Proof = 'proved' | 'unproved' | 'later'

/** How a mail came to us, as whoever took it in knows: nothing here was said by its sender, but for `from` and `helo`. */
export type Origin = {
  way: 'imap' | 'webhook' | 'mailgun' | 'outbox'
  /** The return path; empty for mail that must not be answered, undefined where it is not known. */
  from?: string | undefined
  /** The address of the host that brought it, where whoever took it in says so. */
  ip?: string | undefined
  helo?: string | undefined
}

type Claim = {
  raw: Buffer
  headers: readonly MailHeader[]
  author: string
  origin: Origin
  trusted: string | undefined
}

/** In milliseconds: name servers are asked in all. */
const timeout = 10_000
const maxSignatures = 10
/** In bytes, of all headers, which are bounded where a mail is read, and of one: what checks signatures takes time that grows with its square, and mail programs write far less. */
const maxHead = 150_000
const maxHeader = { signature: 4_000, other: 10_000 }

/**
 * Proves that the domain of a mail's author sent it: by a signature (DKIM) or by the host it came from (SPF), of the same domain as the author's
 * and as the domain's own policy (DMARC) asks. Or by what a mail host of ours found, unless it came past it.
 */
export async function proveSender(claim: Claim, resolver?: DNSResolver): Promise<Proof> {
  const { raw, headers, author, origin, trusted } = claim
  const domain = author.slice(author.lastIndexOf('@') + 1)
  if (trusted && origin.way !== 'mailgun' && isVouchedFor(headers, { trusted, domain })) return 'proved'
  if (headers.filter(({ key }) => key === 'dkim-signature').length > maxSignatures) return 'unproved'
  if (hasLongHeader(raw)) return 'unproved'
  const timer = new AbortController()
  try {
    const options = { ...identityOf(origin), ...(resolver && { resolver }) }
    return await Promise.race([check(raw, domain, options), expire(timer.signal)])
  } finally {
    timer.abort()
  }
}

/** Headers as they came: each begins a line, and goes on in those that begin with a blank. */
function hasLongHeader(raw: Buffer): boolean {
  let length = 0
  let most = maxHeader.other
  for (const line of raw.toString('latin1', 0, maxHead).split('\n')) {
    if (line === '' || line === '\r') return false
    if (!line.startsWith(' ') && !line.startsWith('\t')) {
      length = 0
      most = line.slice(0, 20).toLowerCase().startsWith('dkim-signature') ? maxHeader.signature : maxHeader.other
    }
    length += line.length
    if (length > most) return true
  }
  return false
}

/** SPF speaks of the host that hands a mail over; behind a host of ours that is ours. */
const identityOf = ({ way, from, ip, helo }: Origin): AuthenticateOptions =>
  way === 'webhook' ? { sender: from ?? '', ...(ip && { ip }), ...(helo && { helo }) } : { sender: from ?? '' }

const expire = (signal: AbortSignal) =>
  new Promise<Proof>((resolve) => {
    const timer = setTimeout(resolve, timeout, 'later')
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

async function check(raw: Buffer, domain: string, options: AuthenticateOptions): Promise<Proof> {
  const { authenticate } = await import('mailauth')
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...options,
    mta: 'reable',
    disableArc: true,
    disableBimi: true,
  })
  const signatures = (dkim.results ?? []).filter(
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized,
  )
  const policy = dmarc ? dmarc.status.result : 'none'
  // Without a policy of its own the domain must be the very same.
  const isHost = spf && spf.status.result === 'pass' && spf.domain === domain
  const isAligned = policy === 'pass' && dmarc && dmarc.alignment?.spf?.result
  if (policy !== 'fail' && (signatures.length || isHost || isAligned)) return 'proved'
  const results = [
    ...(dkim.results ?? []).map(({ status }) => status.result),
    options.ip && spf ? spf.status.result : '',
    policy,
  ]
  return results.includes('temperror') ? 'later' : 'unproved'
}

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
