import { resolveMx, resolveTxt } from 'node:dns/promises'
import { checkMail } from '../platform/mail/incoming/check/check-mail.ts'
import { defineCommand, runAndExit, UsageError } from './command.ts'

const usage = `
Usage: npm run mail:check

Says in sentences what is missing for mail to go out and to come in: the settings, the domain's records (MX, SPF, DKIM, DMARC), and each way in.

  --selector <name>   the DKIM selector that your mail server signs with
  --help              this text

It asks name servers and knocks at the ways in, and changes nothing.
`

export const checkMailCommand = defineCommand({
  usage,
  options: { selector: { type: 'string' } },
  async run({ values: { selector }, positionals }, config, { out }) {
    if (positionals.length) throw new UsageError('This command takes no names.')
    const found = await checkMail(config, { selector, names: { resolveMx, resolveTxt } })
    for (const { good, sentence } of found) out.write(`${good ? '  good     ' : '  MISSING  '}${sentence}\n`)
    return found.every(({ good }) => good) ? 0 : 1
  },
})

if (import.meta.main) void runAndExit(checkMailCommand)
