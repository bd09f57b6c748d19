import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../server/seeds/village/people.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { findPostmaster, queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { createSeller, type Seller } from '../selling/seller.ts'
import { type Ledger, newLedger, sellUntil } from './kill/sell.ts'
import { findBrokenSales } from './kill/selling-invariants.ts'
import { endlessPhotos } from './kill/small-photos.ts'
import { waitUntilReady } from './kill/victims.ts'

const sellerCount = 4

/**
 * Proves that the promises to sellers hold after a kill at any moment. `--times 100` for a hundred kills of the program and twenty
 * of the database.
 */
export const sellingKills: Measurement = {
  name: 'selling-kills',
  description:
    'kill -9 of program and database while people upload, list and edit: nothing half, nothing twice, nothing lost',
  async run({ times }) {
    const dataFolder = await villageCopy('kill-selling')
    const context: Context = { dataFolder, program: await startProgram(dataFolder), sellers: [], last: 0 }
    const ledger = newLedger()
    try {
      await waitUntilQuiet(context.program.pid)
      context.sellers = await sellersOf(context)
      const first = await newestPicture(dataFolder)
      context.last = first
      const nextPhoto = await endlessPhotos()
      for (const victim of victimsOf(times)) await killOnce(context, { victim, ledger, nextPhoto })
      // What was there after one kill is still there after the others.
      ledger.broken.push(
        ...(await findBroken({ ...context, last: first }, ledger)).map((sentence) => `in the end: ${sentence}`),
      )
      return figuresOf(ledger, times)
    } finally {
      for (const sentence of ledger.broken) process.stdout.write(`  broken: ${sentence}\n`)
      await context.program.stop()
    }
  },
}

type Context = {
  dataFolder: string
  program: Program
  sellers: Seller[]
  /** The last picture whose bytes were looked at. */
  last: number
}

type Victim = 'program' | 'database'

const victimsOf = (times: number): Victim[] => [
  ...Array.from({ length: times }, (): Victim => 'program'),
  ...Array.from({ length: Math.ceil(times / 5) }, (): Victim => 'database'),
]

function sellersOf(context: Context): Promise<Seller[]> {
  const owners = villagers.filter(({ confirmed, role }) => confirmed && !role).slice(0, sellerCount)
  return Promise.all(owners.map(({ email }) => createSeller(() => context.program.address, email)))
}

async function newestPicture(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ id: string }>(dataFolder, 'select max(id) as id from pictures')
  return Number(row?.id)
}

type Kill = { victim: Victim; ledger: Ledger; nextPhoto: () => Buffer }

/** Kills while all sell, lets everybody bring to its end what they began, and looks at what is there. */
async function killOnce(context: Context, { victim, ledger, nextPhoto }: Kill): Promise<void> {
  let over = false
  const selling = context.sellers.map((seller) => sellUntil(() => over, { seller, nextPhoto, ledger }))
  try {
    await delay(100 + Math.random() * 2_000)
    if (!(await killAndRecover(context, victim))) ledger.ended++
  } finally {
    over = true
    await Promise.all(selling)
  }
  const broken = await findBroken(context, ledger)
  ledger.broken.push(...broken.map((sentence) => `after a kill of ${victim}: ${sentence}`))
}

/** Kills, and waits until there is a program that works. False when the program itself went with its database. */
async function killAndRecover(context: Context, victim: Victim): Promise<boolean> {
  const { child } = context.program
  const controller = new AbortController()
  const exit = once(child, 'exit', { signal: controller.signal }).catch(() => {})
  if (victim === 'program') child.kill('SIGKILL')
  else process.kill(findPostmaster(context.dataFolder), 'SIGKILL')
  // The program notices for a moment before its check of the database is of use.
  const hasExited = await Promise.race([exit, delay(victim === 'program' ? 30_000 : 1_500)])
  controller.abort()
  if (!hasExited) await waitUntilReady(context.program)
  else context.program = await startProgram(context.dataFolder)
  return victim === 'program' || !hasExited
}

async function findBroken(context: Context, { acknowledged }: Ledger): Promise<string[]> {
  const { broken, last } = await findBrokenSales(context.dataFolder, { acknowledged, after: context.last })
  context.last = last
  return broken
}

const figuresOf = ({ broken, acknowledged, uploads, edits, retries, ended }: Ledger, times: number) => [
  { name: 'promises broken', value: broken.length, unit: '', target: { most: 0 } },
  { name: 'programs that ended with their database', value: ended, unit: '', target: { most: 0 } },
  { name: 'kills of the program', value: times, unit: '' },
  { name: 'kills of the database', value: Math.ceil(times / 5), unit: '' },
  { name: 'photos that became ready', value: uploads, unit: '' },
  { name: 'listings acknowledged', value: acknowledged.size, unit: '' },
  { name: 'edits acknowledged', value: edits, unit: '' },
  { name: 'requests tried again', value: retries, unit: '' },
]
