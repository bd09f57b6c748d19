import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { browserOptions, chromium } from '../../e2e/browser.ts'
import { freePort } from '../program/free-port.ts'
import { stopChild } from '../program/start-program.ts'

type Browser = Awaited<ReturnType<typeof chromium.launch>>

/** Works with a browser, and closes it whatever happens. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(await browserOptions())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Works with a browser that is steered over a port of 127.0.0.1, with a fresh profile; ends it whatever happens. */
export async function withRemoteBrowser<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'reable-bench-'))
  const { executablePath = '', args = [], env } = await browserOptions()
  const more = ['--headless', `--remote-debugging-port=${port}`, '--remote-debugging-address=127.0.0.1']
  const child = spawn(executablePath, [...args, ...more, `--user-data-dir=${profile}`, 'about:blank'], {
    env: env as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  try {
    await waitUntilOpen(port, child)
    return await work(port)
  } finally {
    await stopChild(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function waitUntilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)) return
    await delay(50)
  }
  throw new Error('The browser did not start.')
}
