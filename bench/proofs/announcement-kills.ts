import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createAnnouncer } from '../announcements/announcer.ts'
import { brokenAnnouncements } from '../announcements/broken-announcements.ts'
import { type JournalServer, journalServer } from '../announcements/journal-server.ts'
import { countBacklog, makeSubscribers, subscribedType } from '../announcements/subscribers.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'

const timeout = 10 * 60_000
/** The number of jobs that run at once: each may have one open mail. */
const workers = 4

/** Proves that nobody is mailed twice when the worker is killed at any moment, and that every omission is recorded. `--times 100`. */
export const announcementKills: Measurement = {
  name: 'announcement-kills',
  description: 'kill -9 of the worker while --subscribers people are told of new listings',
  async run({ times, subscribers }) {
    const dataFolder = await villageCopy('announce-kills')
    const server = await journalServer()
    const settings = { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' }
    const context = { dataFolder, settings, program: await startProgram(dataFolder, settings), listings: [] }
    try {
      await waitUntilQuiet(context.program.pid)
      await makeSubscribers(dataFolder, subscribers)
      await killManyTimes(context, times)
      await waitUntilAllSent(dataFolder)
      return await figuresOf(context, server, times)
    } finally {
      await context.program.stop()
      await server.stop()
    }
  },
}

type Context = { dataFolder: string; settings: Record<string, string>; program: Program; listings: number[] }

/** Each kill finds mails on their way: when a listing's subscribers are all taken, the next one is published. */
async function killManyTimes(context: Context, times: number): Promise<void> {
  const { publish } = await createAnnouncer(() => context.program)
  for (let kill = 0; kill < times; kill++) {
    if ((await countBacklog(context.dataFolder)).runs === 0) context.listings.push(await publish(subscribedType))
    await delay(50 + Math.random() * 800)
    const exited = once(context.program.child, 'exit')
    context.program.child.kill('SIGKILL')
    await exited
    context.program = await startProgram(context.dataFolder, context.settings)
  }
}

async function waitUntilAllSent(dataFolder: string): Promise<void> {
  const deadline = performance.now() + timeout
  for (
    let backlog = await countBacklog(dataFolder);
    backlog.runs + backlog.mails > 0;
    backlog = await countBacklog(dataFolder)
  ) {
    if (performance.now() > deadline) throw new Error(`${backlog.mails} mails still wait.`)
    await delay(1_000)
  }
}

async function figuresOf({ dataFolder, listings }: Context, server: JournalServer, times: number) {
  const found = await brokenAnnouncements(dataFolder, { listings, server })
  const noneAllowed = { target: { most: 0 }, unit: '' }
  return [
    { name: 'told twice', value: found.twice, ...noneAllowed },
    { name: 'left out and not marked unknown', value: found.unmarked, ...noneAllowed },
    { name: 'left out, no dialogue of theirs cut', value: found.unopened, ...noneAllowed },
    { name: 'mails not written, or written twice', value: found.miscounted, ...noneAllowed },
    { name: 'mails neither sent nor unknown', value: found.other, ...noneAllowed },
    { name: 'mails marked unknown', value: found.unknown, unit: '', target: { most: times * workers } },
    { name: 'left out', value: found.leftOut, unit: '' },
    { name: 'dialogues cut', value: server.cut.length, unit: '' },
    { name: 'mails taken', value: server.journal.length, unit: '' },
    { name: 'listings', value: listings.length, unit: '' },
    { name: 'kills of the worker', value: times, unit: '' },
  ]
}
