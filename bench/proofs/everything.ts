import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { findPostmaster } from '../program/database.ts'
import { familyOf, isRunning, roleOf } from '../program/processes.ts'
import { startProgram } from '../program/start-program.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, type UnderFire, writeDuring } from './everything/under-fire.ts'
import { waitUntilReady } from './kill/victims.ts'

type Victim = 'program' | 'web' | 'worker' | 'database'

const programAlone: Victim[] = ['program']
const programInTurn: Victim[] = ['web', 'worker', 'program']

/**
 * Proves that nothing acknowledged is lost, half there or mailed twice after a kill at any moment, whatever people do meanwhile.
 * `--times 1000` for a thousand kills of the program and two hundred of the database.
 */
export const everythingKills: Measurement = {
  name: 'everything-kills',
  description: 'kill -9 of program and database while people sign up, upload, list, edit, write, report and decide',
  run: ({ times }) => killWhileWriting('kill-everything', victimsOf(programAlone, times)),
}

/** The same with two processes that serve and one that works the queue: they and their supervisor are killed in turn. */
export const everythingKillsOfThree: Measurement = {
  name: 'everything-kills-of-three',
  description: 'the same with two processes that serve, one that works the queue and their supervisor, killed in turn',
  run: ({ times }) => killWhileWriting('kill-everything-of-three', victimsOf(programInTurn, times), { PROCESSES: '2' }),
}

/** Five kills of the program, or of one of its processes, and one of the database, again and again. */
function victimsOf(parts: Victim[], times: number): Victim[] {
  const programs = Array.from({ length: times }, (_, at) => parts[at % parts.length] as Victim)
  return programs.flatMap((victim, at): Victim[] => (at % 5 === 0 ? [victim, 'database'] : [victim]))
}

async function killWhileWriting(name: string, victims: Victim[], settings = {}): Promise<Figure[]> {
  const context = await beginUnderFire(await villageCopy(name), settings)
  let ended = 0
  try {
    for (const victim of victims)
      await writeDuring(context, `after a kill of ${victim}`, async () => {
        await delay(100 + Math.random() * 2_000)
        if (!(await killAndRecover(context, victim))) ended++
      })
    const count = (wanted: (victim: Victim) => boolean) => victims.filter(wanted).length
    return [
      ...(await judgeUnderFire(context)),
      { name: 'programs that ended with their database', value: ended, unit: '', target: { most: 0 } },
      { name: 'kills of the program or a part of it', value: count((victim) => victim !== 'database'), unit: '' },
      { name: 'kills of the database', value: count((victim) => victim === 'database'), unit: '' },
    ]
  } finally {
    await endUnderFire(context)
  }
}

/** Kills, and waits until there is a program that works. False when the program itself went with its database. */
async function killAndRecover(context: UnderFire, victim: Victim): Promise<boolean> {
  const { child } = context.program
  const controller = new AbortController()
  const exit = once(child, 'exit', { signal: controller.signal }).catch(() => {})
  const pid = pidOf(context, victim)
  const isProgram = pid === context.program.pid
  await killWhole(context, pid)
  // The program notices for a moment before its check of the database is of use.
  const hasExited = await Promise.race([exit, delay(isProgram ? 30_000 : 1_500)])
  controller.abort()
  if (hasExited) context.program = await startProgram(context.dataFolder, context.settings)
  else await waitUntilReady(context.program)
  await waitUntilWhole(context)
  return isProgram || !hasExited
}

/**
 * Kills a process and waits until what it takes along is gone: the processes of a supervisor and the sessions of a database work on until they
 * notice, and a mail that goes meanwhile has nobody to record it. The embedded database outlives its program.
 */
async function killWhole({ kills, dataFolder }: UnderFire, pid: number): Promise<void> {
  const postmaster = findPostmaster(dataFolder)
  const outliving = pid === postmaster ? [] : familyOf(postmaster)
  const family = familyOf(pid).filter((member) => !outliving.includes(member))
  process.kill(pid, 'SIGKILL')
  const deadline = performance.now() + 10_000
  while (family.some(isRunning) && performance.now() < deadline) await delay(5)
  kills.push(performance.now())
}

/** Waits until every process that there should be is there again: two that are gone at once would be another proof. */
async function waitUntilWhole({ program, settings }: UnderFire): Promise<void> {
  if (!settings.PROCESSES) return
  const deadline = performance.now() + 2 * 60_000
  while (performance.now() < deadline) {
    const roles = familyOf(program.pid).map(roleOf)
    if (roles.filter((role) => role === 'web').length === 2 && roles.includes('worker')) return
    await delay(50)
  }
  throw new Error('A process that was killed was not there again after two minutes.')
}

/** Of a part that is not there at the moment, the program's. */
function pidOf({ program, dataFolder }: UnderFire, victim: Victim): number {
  if (victim === 'program') return program.pid
  if (victim === 'database') return findPostmaster(dataFolder)
  const parts = familyOf(program.pid).filter((pid) => roleOf(pid) === victim)
  return parts[Math.floor(Math.random() * parts.length)] ?? program.pid
}
