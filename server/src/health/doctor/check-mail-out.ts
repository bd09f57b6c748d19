import type { Config } from '#platform/config'
import { checkMail, type MailNames, sendTestMail } from '#platform/mail'
import { broken, type Finding, good, weak } from '../finding.ts'

/** What is missing for mail to go out and to come in, as `npm run mail:check` says it. */
export async function checkMailRecords(
  config: Config,
  asked: { selector: string | undefined; names: MailNames },
): Promise<Finding[]> {
  const found = await checkMail(config, asked)
  return found.map(({ good: isGood, sentence }) => {
    // Nothing is missing where nobody wants it.
    if (!config.mailIn && sentence.startsWith('No mail comes in'))
      return good('mails', 'No mail comes in: answers are written on the page.')
    const [what = '', ...advice] = sentence.split(/(?<=[:?]) /)
    return isGood ? good('mails', sentence) : weak('mails', what.replace(/:$/, '.'), capitalized(advice.join(' ')))
  })
}

/** Sends a test letter, and says whether the mail server took it. */
export async function checkLetter(config: Config, to: string, now: Date): Promise<Finding> {
  const handover = await sendTestMail(config, to, now)
  const where = config.mail.smtp?.host ?? 'the outbox'
  if (handover.end === 'sent')
    return good('mails', `A test letter went to ${to} by ${where}. Look whether it arrives, and not among the spam.`)
  return broken(
    'mails',
    `A test letter did not go out by ${where}: ${handover.reason}.`,
    'Look at SMTP_URL and MAIL_FROM, and whether this machine may reach that port.',
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
