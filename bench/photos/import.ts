import { join } from 'node:path'
import { withSharpAlone } from '../bare/sharp-alone.ts'
import { visit, visitUntil } from '../load/visit.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { largePhotos } from './import/photo-maker.ts'
import { writeRows } from './import/rows.ts'
import { startImport } from './import/run-import.ts'
import { watchMemory } from './import/watch-memory.ts'

const photographs = 200

/** A partner's two hundred photographs, while people go on looking at the list. */
export const importing: Measurement = {
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
      await waitUntilQuiet(program.pid)
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

/** One after the other, in seconds. */
const sharpAlone = (paths: string[]): Promise<number> =>
  withSharpAlone(async (encode) => {
    let seconds = 0
    for (const path of paths) seconds += await encode(path)
    return seconds
  })

async function importAndVisit(program: Program, where: { dataFolder: string; folder: string }) {
  const startedAt = performance.now()
  const { child, ended, output } = startImport(where)
  const watch = watchMemory({ web: program.pid, importer: child.pid ?? 0 })
  const visiting = visitUntil(ended, program)
  const code = await ended
  const seconds = (performance.now() - startedAt) / 1_000
  if (code !== 0) throw new Error(`The import ended with code ${code}:\n${output()}`)
  const p50 = await visiting
  return { seconds, memory: watch.stop(), p50 }
}
