import type { Config, ImapMailbox } from '#platform/config'
import { connect } from '../ways/read-mailbox.ts'

/** The name servers, as Node asks them. */
export type Names = {
  resolveMx: (name: string) => Promise<{ exchange: string; priority: number }[]>
  resolveTxt: (name: string) => Promise<string[][]>
}

type Asked = { selector: string | undefined; names: Names }

/** Looks for all that mail needs to go out and to come in. */
export async function checkMail(config: Config, asked: Asked): Promise<Finding[]> {
  const outgoing = config.mail.smtp
    ? good(`Mail goes out by ${config.mail.smtp.host}.`)
    : missing('No mail goes out: set SMTP_URL and MAIL_FROM. Until then mails are files in the outbox.')
  const sending = await checkSending(config.mail.from.split('@')[1] ?? '', asked)
  return [outgoing, ...sending, ...(await checkIncoming(config, asked.names))]
}

async function checkIncoming({ mailIn, http }: Config, names: Names): Promise<Finding[]> {
  if (!mailIn)
    return [
      missing(
        'No mail comes in: set MAIL_IN_DOMAIN and a way, as docs/running.md says. Answers are written on the page until then.',
      ),
    ]
  const { domain, imap, webhookKey, mailgunKey } = mailIn
  const ways = await Promise.all([
    ...(imap ? [checkMailbox(imap)] : []),
    ...(webhookKey ? [good(`Your mail service posts mails to ${http.publicUrl}/mail/incoming, signed.`)] : []),
    ...(mailgunKey ? [good(`Mailgun posts mails to ${http.publicUrl}/mail/incoming/mailgun/mime, signed.`)] : []),
  ])
  const outbox = missing('Mail comes in by the outbox alone: this is a demonstration.')
  return [await checkMx(domain, names), await checkSpf(domain, names), ...(ways.length ? ways : [outbox])]
}

/** The records by which others believe that our mail is ours. */
async function checkSending(domain: string, { selector, names }: Asked): Promise<Finding[]> {
  const policies = await texts(names, `_dmarc.${domain}`, 'v=DMARC1')
  const advice = `add the TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`
  const dmarc = policies.length
    ? good(`${domain} has a DMARC record.`)
    : missing(`${domain} has no DMARC record: ${advice}`)
  return [await checkSpf(domain, names), await checkDkim(domain, selector, names), dmarc]
}

async function checkDkim(domain: string, selector: string | undefined, names: Names): Promise<Finding> {
  if (!selector)
    return missing(
      `Does ${domain} sign its mails (DKIM)? Call this with --selector and the name that your mail server signs with.`,
    )
  const name = `${selector}._domainkey.${domain}`
  const keys = await texts(names, name, '')
  return keys.some((key) => /\bp=[A-Za-z0-9+/]{40}/.test(key.replace(/\s/g, '')))
    ? good(`${domain} has the DKIM key ${selector}.`)
    : missing(`${domain} has no DKIM key ${selector}: add the TXT record ${name} that your mail server shows.`)
}

async function checkSpf(domain: string, names: Names): Promise<Finding> {
  const records = await texts(names, domain, 'v=spf1')
  if (records.length === 1) return good(`${domain} has an SPF record.`)
  return missing(
    records.length
      ? `${domain} has ${records.length} SPF records, and so none counts: keep one.`
      : `${domain} has no SPF record: add the TXT record "v=spf1 … -all" that names the server your mail goes out by.`,
  )
}

async function checkMx(domain: string, { resolveMx }: Names): Promise<Finding> {
  const hosts = await resolveMx(domain).catch(() => [])
  return hosts.length
    ? good(`Mail for ${domain} goes to ${hosts.map(({ exchange }) => exchange).join(', ')}.`)
    : missing(`Nobody takes mail for ${domain}: add an MX record that names the host on which mail comes in.`)
}

const texts = async ({ resolveTxt }: Names, name: string, beginning: string): Promise<string[]> =>
  (await resolveTxt(name).catch(() => [])).map((parts) => parts.join('')).filter((text) => text.startsWith(beginning))

/** Logs in to the mailbox and opens it. */
export async function checkMailbox(mailbox: ImapMailbox): Promise<Finding> {
  const at = `${mailbox.mailbox} at ${mailbox.host}`
  try {
    const client = await connect(mailbox)
    await client.mailboxOpen(mailbox.mailbox, { readOnly: true }).finally(() => client.logout())
    return good(`The mailbox ${at} opens.`)
  } catch (error) {
    const { authenticationFailed = false } = error as { authenticationFailed?: boolean }
    const advice = authenticationFailed ? 'its user or its password is wrong' : 'it does not answer, or is not there'
    return missing(`The mailbox ${at} does not open: ${advice}. Look at MAIL_IN_IMAP.`)
  }
}

/** What was found, in a sentence that says what to do where it is not good. */
type Finding = { good: boolean; sentence: string }

const good = (sentence: string): Finding => ({ good: true, sentence })
const missing = (sentence: string): Finding => ({ good: false, sentence })
