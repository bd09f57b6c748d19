import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** The browser that the registry brings. Unpacked once for a run, into the machine's temporary folder. */
export async function browserOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    // What its processes share lies in memory where there is room for it, and only else in files.
    ignoreDefaultArgs: (await sharedMemory()) > 2 ** 30 ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, HOME: tmpdir() } as Record<string, string>,
  }
}

/** Bytes free in it; none where the system has no such thing. */
async function sharedMemory(): Promise<number> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize
}

export { chromium }
