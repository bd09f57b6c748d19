import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { importListings } from './import-listings.ts'
import { cane, folderWith, header, member, openImports } from './testing.ts'

const { ctx, close } = await openImports()
const folder = await folderWith({})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const rows = 100_000

async function writeRows(): Promise<void> {
  const file = await open(join(folder, 'listings.csv'), 'w')
  await file.write(`${header}\n`)
  const description = 'A cane with a story that goes on for a while. '.repeat(2)
  for (let from = 0; from < rows; from += 1_000) {
    const some = Array.from({ length: 1_000 }, (_, at) => cane(`row ${from + at}`, 'gone.jpg', { description }))
    await file.write(`${some.join('\n')}\n`)
  }
  await file.close()
}

/** Returns the memory in use after garbage collection, in MB. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

test('of 100,000 rows the last take as long as the first, and the file never lies in memory whole', async () => {
  await writeRows()
  const before = heapInUse()
  let peak = before
  let reported = 0
  // Of the processor, so that a busy machine makes no difference, and of each quarter, so that a slow one makes none. Microseconds.
  const quarters: number[] = []
  let cpu = process.cpuUsage()
  const report = {
    begin: () => {},
    row: () => {
      reported += 1
      if (reported % 25_000) return
      const { user, system } = process.cpuUsage(cpu)
      quarters.push(user + system)
      peak = Math.max(peak, heapInUse())
      cpu = process.cpuUsage()
    },
  }
  const counts = await importListings(ctx, { folder, member, report })
  expect(counts).toEqual({ in: 0, there: 0, good: 0, refused: rows })
  const [first = 0] = quarters
  expect(quarters.at(-1)).toBeLessThan(2 * first)
  // Only the references remain, which find duplicates.
  expect(peak - before).toBeLessThan(30)
})
