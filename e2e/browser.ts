import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** Options for the browser of the package registry. It is unpacked once for a run, into the machine's temporary folder. */
export async function browserOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    // Its processes share memory where there is room for it, and files only elsewhere.
    ignoreDefaultArgs: (await sharedMemory()) > 2 ** 30 ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, HOME: tmpdir() } as Record<string, string>,
  }
}

/** Returns the free bytes of shared memory, or 0 where the system has none. */
async function sharedMemory(): Promise<number> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize
}

export { chromium }
