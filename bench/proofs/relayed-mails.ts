import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { freePort } from '../program/free-port.ts'
import { startProgram } from '../program/start-program.ts'
import { beginConversations } from './incoming/begin-conversations.ts'
import { countWaiting } from './incoming/broken-promises.ts'
import { startMailReceiver } from './incoming/mail-receiver.ts'
import { trustedHost } from './incoming/send-answers.ts'
import { sendLmtp } from './incoming/send-lmtp.ts'
import { type RelayedMail, relayedMail } from './relay/mail-shapes.ts'
import { checkDeliveries, type Deliveries, readPages } from './relay/what-arrived.ts'

/** What a conversation takes in a day, and how many mails are handed over at once. */
const perConversation = 20
const senders = 8

/**
 * Nothing of either person but what they wrote is delivered: answers in ten shapes come in over LMTP, are posted, and are read in the
 * mails that go out and on the pages that these lead to. `--mails 10000`.
 */
export const relayedMails: Measurement = {
  name: 'relayed-mails',
  description: 'names, addresses, signatures and hosts of both in mails, from the way in to mail and page',
  async run({ mails: count }) {
    const dataFolder = await villageCopy('relay')
    const deliveries = checkDeliveries()
    const [port, receiver] = [await freePort(), await startMailReceiver(deliveries.take)]
    const settings = {
      ...{ SMTP_URL: receiver.address, MAIL_FROM: 'bench@reable.example', MAIL_IN_TRUSTED: trustedHost },
      ...{ MAIL_IN_DOMAIN: 'reply.bench.example', MAIL_IN_LISTEN: `lmtp://127.0.0.1:${port}` },
    }
    const program = await startProgram(dataFolder, settings)
    try {
      const begin = { dataFolder, program, receiver }
      const answerers = await beginConversations(begin, Math.ceil(count / perConversation))
      const mails = Array.from({ length: count }, (_, at) => answerers[at % answerers.length] ?? { from: '', to: '' })
      deliveries.expect(mails.map(relayedMail))
      const startedAt = performance.now()
      await sendAll(port, deliveries.expected)
      while ((await countWaiting(dataFolder)) > 0) await delay(500)
      const seconds = (performance.now() - startedAt) / 1_000
      const pages = await readPages(program, deliveries)
      return figuresOf(deliveries, { pages, seconds, notPosted: await countNotPosted(dataFolder) })
    } finally {
      await program.stop()
      await receiver.stop()
    }
  },
}

async function sendAll(port: number, mails: readonly RelayedMail[]): Promise<void> {
  const left = mails.values()
  const send = async () => {
    for (const mail of left) while (!(await sendLmtp(port, mail))) await delay(20)
  }
  await Promise.all(Array.from({ length: senders }, send))
}

async function countNotPosted(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    "select count(*) from incoming_mails where outcome <> 'posted'",
  )
  return Number(row?.count)
}

type Rest = { pages: { secrets: number; read: number; missing: number }; seconds: number; notPosted: number }

function figuresOf({ expected, found }: Deliveries, { pages, seconds, notPosted }: Rest): Figure[] {
  const noneAllowed = { target: { most: 0 }, unit: '' }
  return [
    { name: 'mails delivered with something of them', value: found.secrets, ...noneAllowed },
    { name: 'pages with something of them', value: pages.secrets, ...noneAllowed },
    { name: 'mails of which a written line is missing', value: found.incomplete, ...noneAllowed },
    { name: 'answers that no mail brought', value: expected.length - found.numbers.size, ...noneAllowed },
    { name: 'answers that are on no page', value: pages.missing, ...noneAllowed },
    { name: 'mails not posted', value: notPosted, ...noneAllowed },
    { name: 'mails sent', value: expected.length, unit: '' },
    { name: 'mails delivered to partners', value: found.delivered, unit: '' },
    { name: 'pages read', value: pages.read, unit: '' },
    { name: 'from the way in to the last mail out', value: expected.length / seconds, unit: '/s' },
  ]
}
