#!/usr/bin/env node
// Hands a mail from Postfix to Reable's webhook. master.cf runs it with the file of settings (PUBLIC_URL, MAIL_IN_WEBHOOK_SECRET), the
// sender, the client's address and name, and the recipients; the mail is on its standard input. Where it is not stored, Postfix tries again.
import { createHash, createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

const tryAgain = 75
const [settings, from, ip, helo, ...recipients] = process.argv.slice(2)

try {
  process.loadEnvFile(settings)
  const { PUBLIC_URL, MAIL_IN_WEBHOOK_SECRET } = process.env
  const body = await buffer(process.stdin)
  const digest = createHash('sha256').update(body).digest('hex')
  const signed = { time: Math.floor(Date.now() / 1000), from, to: recipients.join(), ip, helo, digest }
  const signature = createHmac('sha256', MAIL_IN_WEBHOOK_SECRET).update(Object.values(signed).join('\n')).digest('hex')
  const said = Object.entries({ ...signed, signature }).map(([name, value]) => [`reable-${name}`, `${value}`])
  const { status } = await fetch(`${PUBLIC_URL}/mail/incoming`, { method: 'POST', headers: said, body })
  if (status !== 204) throw new Error(`it answered ${status}`)
} catch (error) {
  process.stdout.write(`Reable did not take the mail: ${error.message}\n`)
  process.exitCode = tryAgain
}
