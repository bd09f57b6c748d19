import { setTimeout as delay } from 'node:timers/promises'
import { logIn } from '../accounts/log-in.ts'
import { type Load, load } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { freePort } from '../program/free-port.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { beginConversations } from '../proofs/incoming/begin-conversations.ts'
import { countWaiting } from '../proofs/incoming/broken-promises.ts'
import { startMailReceiver } from '../proofs/incoming/mail-receiver.ts'
import { trustedHost } from '../proofs/incoming/send-answers.ts'
import { measureAlternately, median } from '../report/rounds.ts'
import { type Sent, sendSteadily } from './send-steadily.ts'

const perMinute = 1_000
/** What a conversation takes in a day, and the seconds by which the mails go on for longer than what is measured. */
const perConversation = 20
const margin = 5
/** The pause of each reader after a page, in ms. */
const pause = 40

/** Whether people who read notice a thousand mails a minute that come in, are posted, and are mailed on. */
export const mailLoad: Measurement = {
  name: 'mail-load',
  description: `pages while ${perMinute} mails a minute come in, and while none does`,
  async run({ rounds, seconds }) {
    const dataFolder = await villageCopy('mail-load')
    const [port, receiver] = [await freePort(), await startMailReceiver()]
    const settings = {
      ...{ SMTP_URL: receiver.address, MAIL_FROM: 'bench@reable.example', MAIL_IN_TRUSTED: trustedHost },
      ...{ MAIL_IN_DOMAIN: 'reply.bench.example', MAIL_IN_LISTEN: `lmtp://127.0.0.1:${port}` },
    }
    const program = await startProgram(dataFolder, settings)
    try {
      await waitUntilQuiet(program.pid)
      const mails = (rounds * (seconds + margin) * perMinute) / 60
      const begin = { dataFolder, program, receiver }
      const answerers = await beginConversations(begin, Math.ceil(mails / perConversation))
      const readers = await readersOf(dataFolder, program)
      const steady = sendSteadily({ port, answerers, perMinute })
      await waitUntilQuiet(program.pid)
      const measured = await measureAlternately(rounds, {
        without: () => read(readers, seconds),
        with: async () => {
          const sending = steady.start()
          const times = await read(readers, seconds)
          const sent = await sending.stop()
          await waitUntilDone(dataFolder)
          return { ...times, sent }
        },
      })
      return figuresOf(measured, await countNotPosted(dataFolder))
    } finally {
      await program.stop()
      await receiver.stop()
    }
  },
}

type Page = 'home' | 'home, cached' | 'listing' | 'conversation'
type Readers = Record<Page, Pick<Load, 'port' | 'paths' | 'headers'>>
type Times = { p95: Record<Page, number>; sent?: Sent }

/** A reader of each kind of page; the one of a conversation asks the API for what stands in it. */
async function readersOf(dataFolder: string, { port, address }: Program): Promise<Readers> {
  const listings = await queryDatabase<{ id: string }>(
    dataFolder,
    'select id from listings where is_public order by id',
  )
  const [conversation] = await queryDatabase<{ id: string; email: string }>(
    dataFolder,
    'select c.id, p.email from conversations c join people p on p.id = c.owner_id order by c.id limit 1',
  )
  const email = conversation?.email ?? ''
  const { token } = await logIn(address, email)
  return {
    home: { port, paths: Array.from({ length: 5_000 }, (_, at) => `/?max_price=${1_000 + at}`) },
    'home, cached': { port, paths: ['/'] },
    listing: { port, paths: listings.map(({ id }) => `/posts/${id}`) },
    conversation: {
      port,
      paths: [`/v1/api/user/conversations/${conversation?.id}`],
      headers: { 'x-user-token': token, 'x-user-email': email },
    },
  }
}

/** Lets all readers read at the same time. */
async function read(readers: Readers, seconds: number): Promise<Times> {
  const entries = Object.entries(readers) as [Page, Readers[Page]][]
  const p95 = await Promise.all(
    entries.map(async ([page, reader]) => {
      const result = await load({ ...reader, order: 'in turn', connections: 1, pause, seconds })
      return [page, result.p95] as const
    }),
  )
  return { p95: Object.fromEntries(p95) as Times['p95'] }
}

/** What a minute brought is posted and mailed on before it is measured again. */
async function waitUntilDone(dataFolder: string): Promise<void> {
  while ((await countWaiting(dataFolder)) > 0) await delay(250)
}

async function countNotPosted(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    "select count(*) from incoming_mails where outcome <> 'posted'",
  )
  return Number(row?.count)
}

function figuresOf(measured: Record<'with' | 'without', Times>[], notPosted: number): Figure[] {
  const middle = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
  const ratioOf = (page: Page) => middle((round) => round.with.p95[page] / round.without.p95[page])
  const pages: Page[] = ['home', 'home, cached', 'listing', 'conversation']
  const sent = measured.map((round) => round.with.sent)
  const sum = (what: keyof Sent) => sent.reduce((all, one) => all + (one?.[what] ?? 0), 0)
  return [
    ...pages.map((page) => ({
      ...{ name: `${page}, p95, with mails / without`, value: ratioOf(page), unit: '×' },
      ...(page !== 'home, cached' && { target: { most: 1.1 } }),
    })),
    { name: 'mails not acknowledged, or not posted', value: sum('refused') + notPosted, unit: '', target: { most: 0 } },
    ...pages.flatMap((page) => [
      { name: `${page}, p95, without`, value: middle((round) => round.without.p95[page]), unit: 'ms' },
      { name: `${page}, p95, with`, value: middle((round) => round.with.p95[page]), unit: 'ms' },
    ]),
    { name: 'mails a minute', value: (sum('acknowledged') / sum('seconds')) * 60, unit: '' },
  ]
}
