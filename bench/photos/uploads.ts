import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../server/seeds/village/people.ts'
import { visit, visitUntil } from '../load/visit.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { memoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'
import { createSeller, type Seller } from '../selling/seller.ts'
import { type Photo, photoOf, sendPhoto } from '../selling/send-photo.ts'
import { largePhotos } from './import/photo-maker.ts'
import { watchMemory } from './import/watch-memory.ts'

const atOnce = 20
/** How soon someone presses Try again, in ms, and how often before they give up. */
const pause = 2_000
const mostTries = 20

/** Twenty people send a photograph each at the same moment, while someone goes on reading. */
export const uploads: Measurement = {
  name: 'uploads',
  description: `${atOnce} photographs of twelve megapixels sent at once, while a visitor goes on reading`,
  async run() {
    return withProgram(await villageCopy('uploads'), async (program) => {
      await waitUntilQuiet(program.pid)
      const uploaders = await sellers(program)
      const idle = await visit(program)
      const before = memoryOf(program.pid)
      const { sent, memory, p50 } = await sendTogether(program, uploaders)
      const times = sent.map(({ seconds }) => seconds)
      return [
        {
          name: 'photographs that are not ready',
          value: sent.filter(({ ready }) => !ready).length,
          unit: '',
          target: { most: 0 },
        },
        { name: 'memory of program and picture process', value: memory.together, unit: 'MB', target: { most: 500 } },
        { name: 'memory of the program, before', value: before, unit: 'MB' },
        { name: 'memory of the program, at most', value: memory.web, unit: 'MB' },
        { name: 'memory of the picture process, at most', value: memory.pictures, unit: 'MB' },
        { name: 'home page p50, meanwhile / idle', value: p50 / idle, unit: '×', target: { most: 3 } },
        { name: 'home page p50, idle', value: idle, unit: 'ms' },
        { name: 'home page p50, meanwhile', value: p50, unit: 'ms' },
        { name: 'answers that the server is busy', value: sum(sent.map(({ busy }) => busy)), unit: '' },
        { name: 'from upload to ready, in the middle', value: quantile(times, 0.5), unit: 's' },
        { name: 'from upload to ready, the last', value: quantile(times, 1), unit: 's' },
      ]
    })
  },
}

async function sellers({ address }: Program): Promise<Seller[]> {
  const uploaders = villagers.slice(0, atOnce)
  return Promise.all(uploaders.map(({ email }) => createSeller(() => address, email)))
}

async function sendTogether(program: Program, uploaders: Seller[]) {
  const photos = await readPhotos()
  const watch = watchMemory({ web: program.pid, importer: program.pid })
  // The reading warms up for a second and is measured from then on.
  const sending = delay(2_000).then(() =>
    Promise.all(uploaders.map((seller, at) => sendUntilReady(seller, photos[at] as Photo))),
  )
  const p50 = await visitUntil(sending, program)
  return { sent: await sending, memory: watch.stop(), p50 }
}

async function readPhotos(): Promise<Photo[]> {
  const { folder, names } = await largePhotos(atOnce)
  return Promise.all(names.map(async (name) => photoOf(await readFile(join(folder, name)))))
}

/** Whom the server is too busy for presses Try again, and all of it is sent anew. */
async function sendUntilReady(seller: Seller, photo: Photo) {
  const startedAt = performance.now()
  for (let busy = 0; busy < mostTries; busy++) {
    const ready = await sendPhoto(seller, photo)
    if (ready) return { ready: true, busy, seconds: (performance.now() - startedAt) / 1_000 }
    await delay(pause)
  }
  return { ready: false, busy: mostTries, seconds: (performance.now() - startedAt) / 1_000 }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
