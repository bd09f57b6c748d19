import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { spawnProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'

const starts = 5
const timeout = 30_000

/** Measures how long people wait after a restart. */
export const start: Measurement = {
  name: 'start',
  description: 'from the start of the program on a data folder that is there to the first whole home page',
  async run() {
    const dataFolder = await villageFolder()
    const seconds: number[] = []
    for (let at = 0; at < starts; at++) seconds.push(await timeStart(dataFolder))
    return [
      { name: 'start, in the middle of five', value: median(seconds), unit: 's', target: { most: 0.4 } },
      { name: 'start, the slowest', value: Math.max(...seconds), unit: 's' },
    ]
  },
}

async function timeStart(dataFolder: string): Promise<number> {
  const startedAt = performance.now()
  const program = await spawnProgram(dataFolder)
  try {
    while (performance.now() - startedAt < timeout) {
      if (await isWhole(`${program.address}/`)) return (performance.now() - startedAt) / 1_000
      await delay(10)
    }
    throw new Error(`No home page came within half a minute: ${dataFolder}.log says why.`)
  } finally {
    await program.stop()
  }
}

/** Returns whether a home page comes with all its cards. */
async function isWhole(address: string, cards = 24): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.status !== 200) return false
  const html = await answer.text()
  return html.endsWith('</html>') && html.split('<article').length - 1 === cards
}
