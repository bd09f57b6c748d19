import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { largePhotos } from './import/photo-maker.ts'
import { writeRows } from './import/rows.ts'
import { startImport } from './import/run-import.ts'
import { watchMemory } from './import/watch-memory.ts'
import { load } from './load/load.ts'
import { villageCopy } from './program/data-folders.ts'
import { untilQuiet } from './program/quiet.ts'
import { type Program, withProgram } from './program/start-program.ts'
import { median } from './report/rounds.ts'

const photographs = 200

/** A partner's two hundred photographs, while people go on looking at the list. */
export const importing: Bench = {
  name: 'import',
  description: `${photographs} photographs of twelve megapixels, against the same work with sharp alone`,
  async run() {
    const { folder, names } = await largePhotos(photographs)
    await writeRows(
      folder,
      names.map((photo, at) => ({ reference: photo, title: `Overbed table number ${at + 1}`, photo })),
    )
    const dataFolder = await villageCopy('import')
    return withProgram(dataFolder, async (program) => {
      await untilQuiet(program.pid)
      const idle = await visit(program)
      const bare = await sharpAlone(names.map((name) => join(folder, name)))
      const ours = await importAndVisit(program, { dataFolder, folder })
      return [
        { name: 'time, ours / sharp alone', value: ours.seconds / bare, unit: '×', target: { most: 1.3 } },
        { name: 'time, ours', value: ours.seconds, unit: 's' },
        { name: 'time, sharp alone', value: bare, unit: 's' },
        { name: 'memory of the program, at most', value: ours.memory.web, unit: 'MB', target: { most: 350 } },
        {
          name: 'memory of the picture process, at most',
          value: ours.memory.pictures,
          unit: 'MB',
          target: { most: 500 },
        },
        { name: 'memory of the import, at most', value: ours.memory.importer, unit: 'MB' },
        { name: 'home page p50, meanwhile / idle', value: ours.p50 / idle, unit: '×', target: { most: 3 } },
        { name: 'home page p50, idle', value: idle, unit: 'ms' },
        { name: 'home page p50, meanwhile', value: ours.p50, unit: 'ms' },
      ]
    })
  },
}

async function sharpAlone(paths: string[]): Promise<number> {
  const child = fork(new URL('./bare/encode.ts', import.meta.url), paths)
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The pictures could not be encoded.')))
  const [seconds] = (await Promise.race([once(child, 'message'), gone])) as [number]
  return seconds
}

async function importAndVisit(program: Program, where: { dataFolder: string; folder: string }) {
  const begun = performance.now()
  const { child, ended, said } = startImport(where)
  const watch = watchMemory({ web: program.pid, importer: child.pid ?? 0 })
  const times: number[] = []
  const visiting = visitUntil(ended, async () => times.push(await visit(program)))
  const code = await ended
  const seconds = (performance.now() - begun) / 1_000
  if (code !== 0) throw new Error(`The import ended with code ${code}:\n${said()}`)
  await visiting
  return { seconds, memory: watch.stop(), p50: median(times) }
}

async function visitUntil(ended: Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  let over = false
  ended.then(() => {
    over = true
  })
  await delay(1_000)
  while (!over) await act()
}

/** One visitor who opens a page every 50 ms, none of them cached. The time in the middle, in ms. */
async function visit({ port }: Program): Promise<number> {
  const paths = Array.from({ length: 2_000 }, (_, at) => `/?max_price=${1_000 + at}`)
  return (await load({ port, paths, order: 'in turn', connections: 1, pause: 50, seconds: 4 })).p50
}
