import { connect as connectTo } from 'node:net'
import type { ImapMailbox, MailListener } from '#platform/config'
import { connect } from '../ways/read-mailbox.ts'
import { type Finding, good, missing } from './finding.ts'

/** In milliseconds. */
const timeout = 5_000

/** Connects to our own listener and waits for its greeting. */
export function checkListener({ host, port, protocol }: MailListener): Promise<Finding> {
  const at = `${protocol}://${host}:${port}`
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    const socket = connectTo({ host: here, port, timeout })
    const finish = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    const another = missing(`Another program answers at ${at}: end it, or choose another port in MAIL_IN_LISTEN.`)
    socket.once('data', (greeting) =>
      finish(greeting.toString().startsWith('220') ? good(`Mail is taken in at ${at}.`) : another),
    )
    const closed = () =>
      finish(missing(`Nobody takes mail in at ${at}: start the program, and open the port in the firewall.`))
    socket.once('timeout', closed).once('error', closed)
  })
}

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
