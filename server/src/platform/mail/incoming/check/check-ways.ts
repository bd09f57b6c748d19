import type { ImapMailbox } from '#platform/config'
import { connect } from '../ways/read-mailbox.ts'
import { type Finding, good, missing } from './finding.ts'

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
