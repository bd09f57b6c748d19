import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../server/seeds/village/people.ts'
import { load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { memoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'
import { logIn } from './log-in.ts'

const atOnce = 200

/** Two hundred people log in at the same moment, while someone goes on reading. */
export const logIns: Measurement = {
  name: 'log-ins',
  description: `${atOnce} log-ins at once, while a visitor goes on reading`,
  async run() {
    const dataFolder = await villageFolder()
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const idle = await browse(program, 4)
      const before = memoryOf(program.pid)
      const watch = watchPeakMemory(program.pid)
      const [answers, meanwhile] = await Promise.all([logInTogether(program), browse(program, 4)])
      const most = watch.stop()
      const times = answers.map(({ milliseconds }) => milliseconds)
      return [
        {
          name: 'log-ins not answered with 200',
          value: answers.filter(({ status }) => status !== 200).length,
          unit: '',
          target: { most: 0 },
        },
        { name: 'memory, at most, above before', value: most - before, unit: 'MB', target: { most: 150 } },
        { name: 'browsing p50, meanwhile / idle', value: meanwhile / idle, unit: '×', target: { most: 3 } },
        { name: 'browsing p50, idle', value: idle, unit: 'ms' },
        { name: 'browsing p50, meanwhile', value: meanwhile, unit: 'ms' },
        { name: 'log-in, in the middle', value: quantile(times, 0.5), unit: 'ms' },
        { name: 'log-in, the last', value: quantile(times, 1), unit: 'ms' },
      ]
    })
  },
}

/** Begun a second later, when the reading has warmed up and is being measured. */
async function logInTogether({ address }: Program) {
  await delay(1_000)
  return Promise.all(
    Array.from({ length: atOnce }, (_, at) => logIn(address, villagers[at % villagers.length]?.email ?? '')),
  )
}

/** One visitor who opens a page every 20 ms, none of them cached. The time in the middle, in ms. */
async function browse({ port }: Program, seconds: number): Promise<number> {
  const paths = Array.from({ length: 2_000 }, (_, at) => `/?max_price=${1_000 + at}`)
  return (await load({ port, paths, order: 'in turn', connections: 1, pause: 20, seconds })).p50
}

function watchPeakMemory(pid: number) {
  let most = memoryOf(pid)
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
