import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { freePort } from '../program/free-port.ts'
import { root } from '../program/root.ts'
import { stopChild } from '../program/start-program.ts'

const timeout = 600_000

/** Measures how long somebody waits who sees the project for the first time. Needs the npm registry, or npm's cache of it. */
export const fresh: Measurement = {
  name: 'fresh',
  description: 'a fresh clone: npm start to the first page, and with --tests npm test',
  onlyWhenNamed: true,
  async run({ tests }) {
    const folder = await mkdtemp(join(tmpdir(), 'reable-fresh-'))
    try {
      await runIn(root, 'git', ['clone', '--quiet', root, folder])
      const figures: Figure[] = [
        { name: 'npm start to the first page', value: await timeStart(folder), unit: 's', target: { most: 60 } },
      ]
      if (tests) {
        const startedAt = performance.now()
        await runIn(folder, 'npm', ['test'])
        figures.push({
          name: 'npm test',
          value: (performance.now() - startedAt) / 60_000,
          unit: 'min',
          target: { most: 10 },
        })
      }
      return figures
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function timeStart(folder: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  // A process group of its own: npm does not pass signals on.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: environment({ PORT: String(port) }),
    stdio: 'ignore',
    detached: true,
  })
  try {
    while (performance.now() - startedAt < timeout && child.exitCode === null) {
      // The village's houses come one by one, so the first page has as many cards as stand by then.
      if (await isOpen(`http://127.0.0.1:${port}/`)) return (performance.now() - startedAt) / 1_000
      await delay(50)
    }
    throw new Error('npm start brought no page.')
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await stopChild(child)
  }
}

async function isOpen(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.status === 200 && (await answer.text()).endsWith('</html>')
}

async function runIn(folder: string, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with code ${code}`)
}

/** As in a terminal that was just opened: without what npm and the bench have set. */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return { PATH, HOME, ...more }
}
