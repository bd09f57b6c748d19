import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { type Killed, killManyTimes } from './kill/kill-again.ts'
import { countBrokenPromises, countWaiting } from './mails/broken-promises.ts'
import { type AnsweredRequest, requestMails } from './mails/request-mails.ts'
import { startUnreliableServer } from './mails/unreliable-server.ts'

const timeout = 10 * 60_000

/** No mail is lost, and none is doubled but under one Message-ID, when the program is killed at any moment. `--times 100`. */
export const mailKills: Measurement = {
  name: 'mail-kills',
  description: 'kill -9 of the program while mails are asked for and the SMTP server goes up and down',
  async run({ times }) {
    const dataFolder = await villageCopy('mails')
    const server = await startUnreliableServer()
    const settings = { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' }
    const context: Killed = { dataFolder, settings, program: await startProgram(dataFolder, settings) }
    const owed: AnsweredRequest[] = []
    try {
      await waitUntilQuiet(context.program.pid)
      await killWhileAsked(context, owed, times)
      await server.stayUp()
      await waitUntilAllSent(dataFolder)
      return figuresOf(await countBrokenPromises(dataFolder, { owed, taken: server.taken }), owed.length, times)
    } finally {
      await server.stayUp()
      await context.program.stop()
      await server.stop()
    }
  },
}

async function killWhileAsked(context: Killed, owed: AnsweredRequest[], times: number): Promise<void> {
  let over = false
  const requesting = requestMails({ addressOf: () => context.program.address, owed, isOver: () => over })
  try {
    await killManyTimes(context, { times, life: { least: 200, more: 2_000 } })
  } finally {
    over = true
    await requesting
  }
}

/** Waits until every mail came to its end; those that waited long for a server wait as long again. */
async function waitUntilAllSent(dataFolder: string): Promise<void> {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline && (await countWaiting(dataFolder)) > 0) await delay(1_000)
}

function figuresOf(found: Awaited<ReturnType<typeof countBrokenPromises>>, answered: number, times: number) {
  const noneAllowed = { target: { most: 0 }, unit: '' }
  return [
    { name: 'mails lost: asked for, answered, never taken', value: found.lost, ...noneAllowed },
    { name: 'mails that did not go', value: found.notSent, ...noneAllowed },
    { name: 'mails kept as sent that nobody took', value: found.notReceived, ...noneAllowed },
    { name: 'mails doubled under another Message-ID', value: found.doubled, ...noneAllowed },
    { name: 'mails taken that nobody wrote', value: found.unexpected, ...noneAllowed },
    { name: 'copies more under the same Message-ID', value: found.repeated, unit: '' },
    { name: 'requests answered', value: answered, unit: '' },
    { name: 'mails written', value: found.mails, unit: '' },
    { name: 'kills of the program', value: times, unit: '' },
  ]
}
