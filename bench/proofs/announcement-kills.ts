import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { announcerAt } from '../announcements/announcer.ts'
import { brokenAnnouncements } from '../announcements/broken-announcements.ts'
import { type JournalServer, journalServer } from '../announcements/journal-server.ts'
import { leftToDo, makeSubscribers, waitedFor } from '../announcements/subscribers.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { untilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'

const patience = 10 * 60_000
/** As many jobs as are worked on at once: of each one mail may be open. */
const workers = 4

/** Nobody is told twice when the worker is killed at any moment, and who is left out is known. `--times 100`. */
export const announcementKills: Measurement = {
  name: 'announcement-kills',
  description: 'kill -9 of the worker while --subscribers people are told of new listings',
  async run({ times, subscribers }) {
    const dataFolder = await villageCopy('announce-kills')
    const server = await journalServer()
    const settings = { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' }
    const scene = { dataFolder, settings, program: await startProgram(dataFolder, settings), listings: [] }
    try {
      await untilQuiet(scene.program.pid)
      await makeSubscribers(dataFolder, subscribers)
      await killManyTimes(scene, times)
      await untilAllWent(dataFolder)
      return await figuresOf(scene, server, times)
    } finally {
      await scene.program.stop()
      await server.stop()
    }
  },
}

type Scene = { dataFolder: string; settings: Record<string, string>; program: Program; listings: number[] }

/** Each kill finds mails on their way: when a listing's subscribers are all taken, the next one is published. */
async function killManyTimes(scene: Scene, times: number): Promise<void> {
  const { publish } = await announcerAt(() => scene.program)
  for (let kill = 0; kill < times; kill++) {
    if ((await leftToDo(scene.dataFolder)).runs === 0) scene.listings.push(await publish(waitedFor))
    await delay(50 + Math.random() * 800)
    const gone = once(scene.program.child, 'exit')
    scene.program.child.kill('SIGKILL')
    await gone
    scene.program = await startProgram(scene.dataFolder, scene.settings)
  }
}

async function untilAllWent(dataFolder: string): Promise<void> {
  const deadline = performance.now() + patience
  for (let left = await leftToDo(dataFolder); left.runs + left.mails > 0; left = await leftToDo(dataFolder)) {
    if (performance.now() > deadline) throw new Error(`${left.mails} mails still wait.`)
    await delay(1_000)
  }
}

async function figuresOf({ dataFolder, listings }: Scene, server: JournalServer, times: number) {
  const found = await brokenAnnouncements(dataFolder, { listings, server })
  const never = { target: { most: 0 }, unit: '' }
  return [
    { name: 'told twice', value: found.twice, ...never },
    { name: 'left out and not marked unknown', value: found.unmarked, ...never },
    { name: 'left out, no dialogue of theirs cut', value: found.unopened, ...never },
    { name: 'mails not written, or written twice', value: found.miswritten, ...never },
    { name: 'mails neither sent nor unknown', value: found.other, ...never },
    { name: 'mails marked unknown', value: found.unknown, unit: '', target: { most: times * workers } },
    { name: 'left out', value: found.leftOut, unit: '' },
    { name: 'dialogues cut', value: server.cut.length, unit: '' },
    { name: 'mails taken', value: server.journal.length, unit: '' },
    { name: 'listings', value: listings.length, unit: '' },
    { name: 'kills of the worker', value: times, unit: '' },
  ]
}
