import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../server/seeds/village/people.ts'
import type { Measurement } from '../measurement.ts'
import { runCommand, villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { benchData } from '../program/root.ts'
import { type Program, startProgram, stopChild } from '../program/start-program.ts'
import { createSeller } from '../selling/seller.ts'
import { type Acknowledged, type Ledger, newLedger, sellUntil, titlePrefix } from './kill/sell.ts'
import { endlessPhotos } from './kill/small-photos.ts'

const sellerCount = 3

/** Proves that a backup under writes holds what was committed when it began, whole, and that it comes back. `--times 10` for ten backups. */
export const backupWrites: Measurement = {
  name: 'backup-writes',
  description:
    'backups while people upload, list and edit, each tried and restored: what was acknowledged is in it, whole',
  async run({ times }) {
    const [dataFolder, place] = [await villageCopy('backup-writes'), join(benchData, 'backup-place')]
    await rm(place, { recursive: true, force: true })
    const key = join(benchData, 'backup-key.txt')
    await rm(key, { force: true })
    await runCommand(dataFolder, ['make-backup-key.js', key])
    const settings = await settingsOf(key, place)
    const program = await startProgram(dataFolder, settings)
    const [ledger, broken, seconds] = [newLedger(), [] as string[], [] as number[]]
    try {
      // The village is still being settled, and signs its people out as it goes.
      await waitUntilQuiet(program.pid)
      for (let time = 0; time < times; time++) {
        const began = performance.now()
        const before = await sellDuring(program, ledger, () => runCommand(dataFolder, ['backup.js'], settings))
        seconds.push((performance.now() - began) / 1000)
        broken.push(...(await findMissing(await newestIn(place), { key, settings, before })))
      }
    } finally {
      await stopChild(program.child)
    }
    broken.push(...ledger.broken)
    for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
    return [
      { name: 'promises broken', value: broken.length, unit: '', target: { most: 0 } },
      { name: 'backups made, tried and restored', value: times, unit: '' },
      { name: 'listings acknowledged meanwhile', value: ledger.acknowledged.size, unit: '' },
      { name: 'longest backup with its trial', value: Math.max(...seconds), unit: 's' },
    ]
  },
}

async function settingsOf(key: string, place: string): Promise<Record<string, string>> {
  const [, recipient = ''] = /public key: (\S+)/.exec(await readFile(key, 'utf8')) ?? []
  return { BACKUP_TO: place, BACKUP_KEY: recipient }
}

/** Sells for a moment, then while `work` runs; returns what had been acknowledged when it began. */
async function sellDuring(program: Program, ledger: Ledger, work: () => Promise<void>): Promise<Acknowledged[]> {
  let over = false
  const nextPhoto = await endlessPhotos()
  // Who is a volunteer needs more than a password to log in.
  const people = villagers.filter(({ confirmed, role }) => confirmed && !role).slice(0, sellerCount)
  const sellers = await Promise.all(people.map(({ email }) => createSeller(() => program.address, email)))
  const selling = sellers.map((seller) => sellUntil(() => over, { seller, nextPhoto, ledger }))
  try {
    await delay(2_000)
    const before = [...ledger.acknowledged.values()]
    await work()
    return before
  } finally {
    over = true
    await Promise.all(selling)
  }
}

const newestIn = async (place: string) =>
  join(
    place,
    (await readdir(place))
      .filter((name) => name.startsWith('reable-'))
      .sort()
      .at(-1) ?? '',
  )

type Expected = { key: string; settings: Record<string, string>; before: Acknowledged[] }

/** Restores a backup into an empty folder, and says what is missing or half there. */
async function findMissing(file: string, { key, settings, before }: Expected): Promise<string[]> {
  const folder = join(benchData, 'backup-restored')
  await rm(folder, { recursive: true, force: true })
  await runCommand(folder, ['restore.js', file, '--key', key], settings)
  const program = await startProgram(folder)
  try {
    const rows = await queryDatabase<{ id: string; title: string; pictures: string }>(
      folder,
      `select l.id, l.title, count(p.id) as pictures from listings l left join pictures p on p.listing_id = l.id
       where starts_with(l.title, $1) group by l.id`,
      [titlePrefix],
    )
    const found = new Map(rows.map(({ id, title, pictures }) => [Number(id), { title, pictures: Number(pictures) }]))
    const missing = before.filter(({ id, title, pictures }) => {
      const there = found.get(id)
      return there?.title !== title || there.pictures < pictures
    })
    const halves = rows.filter(({ pictures }) => Number(pictures) === 0)
    return [
      ...missing.map(({ id }) => `listing ${id} was acknowledged before the backup began, and is not in it`),
      ...halves.map(({ id }) => `listing ${id} has no picture`),
    ]
  } finally {
    await stopChild(program.child)
  }
}
