import { setTimeout as delay } from 'node:timers/promises'
import { cpuOf, familyOf } from './processes.ts'

/** The CPU time that an idle program and its database use in a second at most, in ms. */
const idle = 60

/** Waits until a program has nothing left to do, such as building its village; throws after a quarter of an hour. */
export async function waitUntilQuiet(pid: number): Promise<void> {
  let quietSeconds = 0
  for (let second = 0; second < 900 && quietSeconds < 3; second++) {
    const before = used(pid)
    await delay(1000)
    quietSeconds = used(pid) - before < idle ? quietSeconds + 1 : 0
  }
  if (quietSeconds < 3) throw new Error('The program did not come to rest within a quarter of an hour.')
}

const used = (pid: number) => familyOf(pid).reduce((sum, member) => sum + cpuOf(member), 0)
