import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Figure, Measurement } from '../../measurement.ts'
import { villageFolder } from '../../program/data-folders.ts'
import { benchData } from '../../program/root.ts'
import { clientOf } from '../../selling/seller.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, type UnderFire, writeDuring } from '../everything/under-fire.ts'
import { waitUntilReady } from '../kill/victims.ts'

const run = promisify(execFile)

/** In MB: of the disk, and of what is left where nothing is stored any more, which is below the reserve of docs/running.md. */
const size = 1_200
const left = 150

/** The data folder lies on a small disk that fills up: reading goes on, writing is refused in words, and all works again with room. Needs root. */
export const diskFull: Measurement = {
  name: 'disk-full',
  description: 'the disk of the data folder has no room, while people write in every way',
  onlyWhenNamed: process.getuid?.() !== 0,
  async run() {
    const folder = join(benchData, 'disk-full')
    const village = await villageFolder()
    await mkdir(folder, { recursive: true })
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
    let context: UnderFire | undefined
    try {
      // The database needs the files' owner, and only cp -a preserves it.
      await run('cp', ['-a', `${village}/.`, folder])
      context = await beginUnderFire(folder)
      const figures = [...(await fillUp(context, left)), ...(await fillUp(context, 0))]
      return [...figures, ...(await judgeUnderFire(context))]
    } finally {
      if (context) await endUnderFire(context)
      await run('umount', [folder])
    }
  },
}

/** Fills the disk up to so many MB while people write, looks at what is answered, and makes room again. */
async function fillUp(context: UnderFire, megabytes: number): Promise<Figure[]> {
  const found = { refusals: 0, other: 0, reads: 0, back: 0 }
  await writeDuring(context, `with ${megabytes} MB left`, async () => {
    await delay(2_000)
    const filler = await fill(context.dataFolder, megabytes)
    try {
      await delay(6_000)
      for (let times = 0; times < 10; times++) {
        const answer = await write(context)
        if (answer === 'refused in words') found.refusals++
        else found.other++
        if ((await fetch(context.program.address)).ok) found.reads++
        await delay(500)
      }
    } finally {
      await rm(filler)
    }
    const emptied = performance.now()
    await waitUntilReady(context.program)
    while ((await write(context)) !== 'stored') await delay(100)
    found.back = (performance.now() - emptied) / 1_000
  })
  const name = `${megabytes} MB left`
  return [
    { name: `${name}: writes refused in words, of ten`, value: found.refusals, unit: '', target: { least: 10 } },
    { name: `${name}: home pages answered, of ten`, value: found.reads, unit: '', target: { least: 10 } },
    { name: `${name}: from room to the first write`, value: found.back, unit: 's', target: { most: 15 } },
  ]
}

/** Asks for something small to be stored. */
async function write({ program }: UnderFire): Promise<'stored' | 'refused in words' | 'other'> {
  const api = clientOf(() => program.address)
  const reply = await api('requestReset', { body: { user: { email: 'rosa@village.example' } } })
  if (reply.ok) return 'stored'
  return reply.status === 503 && reply.failure.error.startsWith('We have no room') ? 'refused in words' : 'other'
}

/** Writes a file that leaves so many MB free. */
async function fill(folder: string, megabytes: number): Promise<string> {
  const path = join(folder, 'filler')
  const file = await open(path, 'w')
  const block = Buffer.alloc(2 ** 20)
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize <= megabytes * 2 ** 20) return path
      await file.write(block).catch(() => {})
      if (megabytes === 0 && bavail * bsize < 2 ** 20) await file.write(Buffer.alloc(bavail * bsize)).catch(() => {})
    }
  } finally {
    await file.close()
  }
}
