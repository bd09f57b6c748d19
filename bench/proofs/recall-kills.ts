import { setTimeout as delay } from 'node:timers/promises'
import { journalServer } from '../announcements/journal-server.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { type Killed, killManyTimes } from './kill/kill-again.ts'
import { countBacklog, findBroken, makeRecalledThings, writeCard } from './recalls/recalled-things.ts'

const things = { receivers: 2_000, listings: 50 }
const timeout = 10 * 60_000

/** Proves that a kill at any moment leaves nobody out who received what is recalled, and mails nobody twice. `--times 100`. */
export const recallKills: Measurement = {
  name: 'recall-kills',
  description: 'kill -9 of the program while new recall cards go over listings and over what 2,000 people received',
  async run({ times }) {
    const dataFolder = await villageCopy('recall-kills')
    const server = await journalServer()
    const settings = { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' }
    const context: Killed = { dataFolder, settings, program: await startProgram(dataFolder, settings) }
    let cards = 0
    // Each kill finds something on its way: once a card has gone over everything, another one is written.
    const whenAtWork = async () => {
      if ((await countBacklog(dataFolder)) === 0) await writeCard(dataFolder, `Quillmark walkers ${++cards}`)
    }
    try {
      await waitUntilQuiet(context.program.pid)
      await makeRecalledThings(dataFolder, things)
      await killManyTimes(context, { times, life: { least: 50, more: 800 }, whenAtWork })
      await waitUntilAllSent(dataFolder)
      const broken = await findBroken(dataFolder, { ...things, cards })
      const none = { target: { most: 0 }, unit: '' }
      const taken = new Set(server.journal.map(({ messageId }) => messageId))
      return [
        { name: 'receivers without the mail of a card', value: broken.missed, ...none },
        { name: 'mails more than one for each card', value: broken.extra, ...none },
        { name: 'mails that were not sent', value: broken.unsent, ...none },
        { name: 'mails the server never took', value: lost(taken.size, cards, broken.suspensions), ...none },
        { name: 'recalled listings that are shown', value: broken.shown, ...none },
        {
          name: 'owners mailed more or less than once',
          value: Math.abs(broken.suspensions - things.listings),
          ...none,
        },
        { name: 'mails taken again, under their Message-ID', value: server.journal.length - taken.size, unit: '' },
        { name: 'cards', value: cards, unit: '' },
        { name: 'kills of the program', value: times, unit: '' },
      ]
    } finally {
      await context.program.stop()
      await server.stop()
    }
  },
}

const lost = (taken: number, cards: number, toOwners: number) =>
  Math.max(0, cards * things.receivers + toOwners - taken)

async function waitUntilAllSent(dataFolder: string): Promise<void> {
  const deadline = performance.now() + timeout
  for (let jobs = await countBacklog(dataFolder); jobs > 0; jobs = await countBacklog(dataFolder)) {
    if (performance.now() > deadline) throw new Error(`${jobs} jobs still wait.`)
    await delay(1_000)
  }
}
