import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '../measurement.ts'
import { benchData } from '../program/root.ts'
import { startProgram } from '../program/start-program.ts'
import { findAgain, walkMainJob } from './container/main-job.ts'
import { startMailReceiver } from './incoming/mail-receiver.ts'
import { buildRelease, previousRelease } from './upgrade/previous-release.ts'

/** As for real people: no village is built meanwhile. */
const production = {
  APP_ENV: 'production',
  LIMITS: 'on',
  PUBLIC_URL: 'https://reable.example',
  SECRET: randomBytes(32).toString('base64'),
  MAIL_FROM: 'us@reable.example',
}

/**
 * Proves that the program of before goes on with the database of this one, and that nothing is lost by going back and forth. It needs the history of
 * the clone, and no network.
 */
export const upgrade: Measurement = {
  name: 'upgrade',
  description:
    'the previous release on the database of this one: people sign up, list with a photo, find, write; and back again',
  onlyWhenNamed: true,
  async run() {
    const commit = await previousRelease()
    process.stdout.write(`  from ${commit}\n`)
    const before = await buildRelease(commit)
    const dataFolder = join(benchData, 'upgrade')
    await rm(dataFolder, { recursive: true, force: true })
    const mails: string[] = []
    const receiver = await startMailReceiver((_mail, raw) => mails.push(raw))
    const settings = { ...production, SMTP_URL: receiver.address }
    try {
      // The tables are this release's from here on.
      await (await startProgram(dataFolder, settings)).stop()
      const older = await startProgram(dataFolder, settings, before)
      const made = await walkMainJob(older.address, mails).finally(older.stop)
      const newer = await startProgram(dataFolder, settings)
      const broken = await findAgain(newer.address, made).finally(newer.stop)
      for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
      return [{ name: 'promises broken', value: broken.length, unit: '', target: { most: 0 } }]
    } finally {
      await receiver.stop()
    }
  },
}
