import { setTimeout as delay } from 'node:timers/promises'
import type { Options } from './options.ts'
import { demoFolder, spawnProgram } from './program.ts'
import { type Figure, figure, median } from './table.ts'

const timeout = 30_000
const cards = 24

/** How long it takes from the start of the program, on data that is there, to a complete home page. */
export async function start({ short }: Options): Promise<Figure[]> {
  const dataFolder = await demoFolder()
  const seconds: number[] = []
  for (let time = 0; time < (short ? 1 : 5); time++) seconds.push(await timeStart(dataFolder))
  return [figure('start, median', median(seconds), 's'), figure('start, the slowest', Math.max(...seconds), 's')]
}

async function timeStart(dataFolder: string): Promise<number> {
  const startedAt = performance.now()
  const program = await spawnProgram(dataFolder)
  try {
    while (performance.now() - startedAt < timeout) {
      const answer = await fetch(program.url).catch(() => undefined)
      const html = answer?.ok ? await answer.text() : ''
      if (html.endsWith('</html>') && html.split('<article').length > cards)
        return (performance.now() - startedAt) / 1_000
      await delay(10)
    }
    throw new Error(`No home page came within half a minute: ${dataFolder}.log says why.`)
  } finally {
    await program.stop()
  }
}
