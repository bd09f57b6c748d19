import { tmpdir } from 'node:os'
import { chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** The browser that the registry brings. Unpacked once for a run, into the machine's temporary folder. */
export async function browserOptions(): Promise<LaunchOptions> {
  const unfit = (arg: string) => arg === '--single-process' || arg.startsWith('--headless')
  return {
    executablePath: await sparticuz.executablePath(),
    args: sparticuz.args.filter((arg) => !unfit(arg)),
    env: { ...process.env, HOME: tmpdir() } as Record<string, string>,
  }
}

export { chromium }
