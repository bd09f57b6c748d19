import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Program, startProgram } from '../../program/start-program.ts'

/** A program that is killed, and what starts it again. */
export type Killed = { dataFolder: string; settings: Record<string, string>; program: Program }

type Killing = {
  times: number
  /** How many milliseconds a program runs before it is killed: at least, and how many more by chance. */
  life: { least: number; more: number }
  /** Resolves once a program that answers does the rest of its work too. */
  whenAtWork?: () => Promise<void>
  onKill?: () => void
}

/** Kills the program again and again, each time once it has been at work for a while; another one works afterwards. */
export async function killManyTimes(context: Killed, { times, life, whenAtWork, onKill }: Killing): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    await whenAtWork?.()
    await delay(life.least + Math.random() * life.more)
    const exited = once(context.program.child, 'exit')
    context.program.child.kill('SIGKILL')
    onKill?.()
    await exited
    context.program = await startProgram(context.dataFolder, context.settings)
  }
}
