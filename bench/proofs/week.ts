import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { growthOf, watchMemory } from '../memory/watch-memory.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, type UnderFire, writeDuring } from './everything/under-fire.ts'
import { aDayLater, countRows } from './week/a-day-later.ts'
import { type Retention, readRetention } from './week/retained-rows.ts'

const days = 7
/** Rows that one day may have more than another by chance. */
const byChance = 50

/** What was there at the end of a day. */
type Day = { rows: Map<string, number>; orphans: number }

/** A week in which each day has its load and its end: nothing grows that docs/retention.md does not let grow. `--minutes 60`. */
export const week: Measurement = {
  name: 'week',
  description: `${days} days, each with people who write in every way, and with the jobs that end what is kept`,
  onlyWhenNamed: true,
  async run({ minutes = 7 }) {
    const tables = await readRetention()
    const context = await beginUnderFire(await villageCopy('week'))
    try {
      const ends = [await spendDay(context, { day: 1, tables, minutes: minutes / days })]
      // What a program compiles and caches at first is no growth.
      const memory = watchMemory(context.program.pid)
      for (let day = 2; day <= days; day++) ends.push(await spendDay(context, { day, tables, minutes: minutes / days }))
      const samples = memory.stop()
      const growth = {
        name: 'memory, last sixth / first sixth',
        value: growthOf(samples),
        unit: '%',
        target: { most: 15 },
      }
      return [...judgeRows(tables, ends), growth, ...(await judgeUnderFire(context))]
    } finally {
      await endUnderFire(context)
    }
  },
}

type Spent = { day: number; tables: Retention[]; minutes: number }

async function spendDay(context: UnderFire, { day, tables, minutes }: Spent): Promise<Day> {
  const { dataFolder } = context
  await writeDuring(context, `on day ${day}`, () => delay(minutes * 60_000))
  await aDayLater(dataFolder, tables)
  return { rows: await countRows(dataFolder, tables), orphans: await countOrphans(dataFolder) }
}

/** Files of photos that no row names. */
async function countOrphans(dataFolder: string): Promise<number> {
  const text = 'select digest from pictures union select digest from site_pictures'
  const named = new Set((await queryDatabase<{ digest: string }>(dataFolder, text)).map(({ digest }) => digest))
  const files = await readdir(join(dataFolder, 'pictures'), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile() && !named.has(file.name.split('-')[0] ?? '')).length
}

/** What is kept for a day or two has come to its size after three, and is no larger in the end. */
function judgeRows(tables: Retention[], ends: Day[]): Figure[] {
  const rowsOn = (table: string, day: number) => ends[day - 1]?.rows.get(table) ?? 0
  const short = tables.filter(({ table, days }) => days !== undefined && days <= 2 && rowsOn(table, 3) > 0)
  const growing = short.filter(({ table }) => rowsOn(table, days) > 2 * rowsOn(table, 3) + byChance)
  for (const { table } of growing)
    process.stdout.write(
      `  grows: ${table} had ${rowsOn(table, 3)} rows after 3 days, ${rowsOn(table, days)} after ${days}\n`,
    )
  const sum = (day: number) => short.reduce((all, { table }) => all + rowsOn(table, day), 0)
  return [
    { name: 'tables kept for a day or two that grow', value: growing.length, unit: '', target: { most: 0 } },
    { name: 'tables kept for a day or two, in use', value: short.length, unit: '' },
    { name: 'their rows after three days', value: sum(3), unit: '' },
    { name: `their rows after ${days} days`, value: sum(days), unit: '' },
    { name: 'files of photos without a row, in the end', value: ends.at(-1)?.orphans ?? 0, unit: '' },
    { name: 'the same after the first day', value: ends[0]?.orphans ?? 0, unit: '' },
  ]
}
