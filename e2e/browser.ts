import { tmpdir } from 'node:os'
import { chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** The browser that the registry brings. Unpacked once for a run, into the machine's temporary folder. */
export async function browserOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: { ...process.env, HOME: tmpdir() } as Record<string, string>,
  }
}

export { chromium }
