import { setTimeout as delay } from 'node:timers/promises'
import { createAnnouncer } from '../announcements/announcer.ts'
import { brokenAnnouncements } from '../announcements/broken-announcements.ts'
import { type JournalServer, journalServer } from '../announcements/journal-server.ts'
import { timePublications } from '../announcements/publications.ts'
import { countBacklog, makeSubscribers, subscribedType } from '../announcements/subscribers.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { peakMemoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'

/** In ms: for ten thousand mails at a quarter of the target rate. */
const timeout = 200_000

/** Measures a listing that many wait for: the rate of its mails, and the time of its publication. */
export const announce: Measurement = {
  name: 'announce',
  description: 'a listing that --subscribers people wait for: how fast it is published and their mails go',
  async run({ rounds, subscribers }) {
    const dataFolder = await villageCopy('announce')
    const server = await journalServer()
    const program = await startProgram(dataFolder, { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' })
    try {
      await waitUntilQuiet(program.pid)
      await makeSubscribers(dataFolder, subscribers)
      const context = { dataFolder, server, program, subscribers }
      return [...(await mailAll(context)), ...(await publishAlternately(context, rounds))]
    } finally {
      await program.stop()
      await server.stop()
    }
  },
}

type Context = { dataFolder: string; server: JournalServer; program: Program; subscribers: number }

/** One listing, from its publication until the last mail is taken. */
async function mailAll({ dataFolder, server, program, subscribers }: Context): Promise<Figure[]> {
  const { publish } = await createAnnouncer(() => program)
  const listing = await publish(subscribedType)
  const startedAt = performance.now()
  while (server.journal.length < subscribers && performance.now() - startedAt < timeout) await delay(100)
  const seconds = ((server.journal.at(-1)?.at ?? Number.NaN) - startedAt) / 1_000
  await waitUntilDone(dataFolder)
  const broken = await brokenAnnouncements(dataFolder, { listings: [listing], server })
  return [
    { name: 'mails handed over', value: server.journal.length / seconds, unit: '/s', target: { least: 200 } },
    { name: 'memory of the program, at most', value: peakMemoryOf(program.pid), unit: 'MB', target: { most: 300 } },
    { name: 'subscribers told twice', value: broken.twice, unit: '', target: { most: 0 } },
    { name: 'subscribers left out', value: broken.leftOut, unit: '', target: { most: 0 } },
    { name: 'subscribers', value: subscribers, unit: '' },
    { name: 'from the publication to the last mail', value: seconds, unit: 's' },
  ]
}

async function waitUntilDone(dataFolder: string): Promise<void> {
  const deadline = performance.now() + timeout
  for (
    let backlog = await countBacklog(dataFolder);
    backlog.runs + backlog.mails > 0;
    backlog = await countBacklog(dataFolder)
  ) {
    if (performance.now() > deadline) throw new Error(`${backlog.mails} mails still wait.`)
    await delay(200)
  }
}

async function publishAlternately({ dataFolder, program }: Context, rounds: number): Promise<Figure[]> {
  const { crowd, nobody } = await timePublications(dataFolder, program, rounds)
  const ratio = median(crowd) / median(nobody)
  return [
    { name: 'publication, with subscribers / with none', value: ratio, unit: '×', target: { most: 1.1 } },
    { name: 'publication p50, with subscribers', value: median(crowd), unit: 'ms' },
    { name: 'publication p50, with none', value: median(nobody), unit: 'ms' },
    { name: 'publications of each', value: crowd.length, unit: '' },
  ]
}
