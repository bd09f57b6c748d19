import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '../../photos/import/run-import.ts'
import { findPostmaster } from '../../program/database.ts'
import { type Program, startProgram } from '../../program/start-program.ts'

export type Victim = 'import' | 'program' | 'database'

type Context = { dataFolder: string; program: Program; running: Import }

/** Kills one of the three without warning, and ends the import. Returns the program that works afterwards. */
export async function kill(victim: Victim, { dataFolder, program, running }: Context): Promise<Program> {
  if (victim === 'program') program.child.kill('SIGKILL')
  if (victim === 'database') process.kill(findPostmaster(dataFolder), 'SIGKILL')
  // The import feels what happened to the others for a moment before it goes too.
  if (victim !== 'import') await Promise.race([running.ended, delay(400)])
  running.child.kill('SIGKILL')
  await running.ended
  if (victim === 'program') return startProgram(dataFolder)
  await waitUntilReady(program)
  return program
}

/** Waits until a program answers for its database again; throws after half a minute. */
export async function waitUntilReady({ address }: Program): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const answer = await fetch(`${address}/v1/ready`).catch(() => undefined)
    if (answer?.ok) return
    await delay(50)
  }
  throw new Error('The program was not ready half a minute after a kill.')
}
