import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { address, port } from './address.ts'
import { browserOptions } from './browser.ts'
import { startOutsideSites } from './start-outside-sites.ts'
import { publicCount } from './village-counts.ts'

const root = join(import.meta.dirname, '..')

/** Starts the production build on an empty data folder, with other sites beside it, and waits until the whole village is seeded. */
export default async function startVillage(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'reable-e2e-'))
  // For a visit that looks for what must not be stored.
  process.env.E2E_DATA_DIR = folder
  const outside = await startOutsideSites()
  const program = spawn('node', ['build/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...outside.env,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      APP_ENV: 'test',
      LIMITS: 'off',
      // A visit comes from elsewhere by what a proxy would add.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // Mails are answered from the outbox, as in the demonstration.
      MAIL_IN_DOMAIN: 'reply.localhost',
      MAIL_IN_WEBHOOK_SECRET: randomBytes(32).toString('base64'),
    },
  })
  const stop = async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve))
    await outside.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([browserOptions(), waitForListings(program)])
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** It takes half of one on a machine that nobody shares. */
const timeoutMinutes = 10

async function waitForListings(program: ChildProcess): Promise<void> {
  for (let second = 0; second < timeoutMinutes * 60; second++) {
    if (program.exitCode !== null) throw new Error('the program ended before the village stood')
    // The vocabulary of the search learns the words of the listings a moment after the last of them came.
    if ((await total('')) === publicCount && (await total('?search_query=weelchair'))) return
    await wait(1000)
  }
  throw new Error(`the village took longer than ${timeoutMinutes} minutes`)
}

async function total(query: string): Promise<number> {
  const response = await fetch(`${address}/v1/posts${query}`).catch(() => undefined)
  return JSON.parse(response?.headers.get('x-pagination') ?? '{}').total_posts ?? 0
}
