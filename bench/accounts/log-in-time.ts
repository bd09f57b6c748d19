import { villagers } from '../../server/seeds/village/people.ts'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'
import { logIn } from './log-in.ts'

const each = 300

/** Whether the time of a log-in tells that there is such an account: it must not. */
export const logInTime: Measurement = {
  name: 'log-in-time',
  description: `${each} log-ins with a wrong password for a known and for an unknown address, in turn`,
  async run() {
    return withProgram(await villageFolder(), async (program) => {
      await waitUntilQuiet(program.pid)
      const knownTimes: number[] = []
      const unknownTimes: number[] = []
      const time = async (email: string) => (await logIn(program.address, email, 'Not-the-one-2026!')).milliseconds
      for (let at = 0; at < each + 10; at++) {
        knownTimes.push(await time(villagers[at % villagers.length]?.email ?? ''))
        unknownTimes.push(await time(`nobody-${at}@village.example`))
      }
      const [middle, other] = [knownTimes, unknownTimes].map((times) => median(times.slice(10))) as [number, number]
      return [
        { name: 'medians apart', value: Math.abs(middle / other - 1) * 100, unit: '%', target: { most: 5 } },
        { name: 'known address', value: middle, unit: 'ms' },
        { name: 'unknown address', value: other, unit: 'ms' },
      ]
    })
  },
}
