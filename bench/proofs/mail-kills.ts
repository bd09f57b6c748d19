import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { untilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { brokenPromises, stillWaiting } from './mails/broken-promises.ts'
import { type Owed, requestMails } from './mails/request-mails.ts'
import { startUnreliableServer } from './mails/unreliable-server.ts'

const patience = 10 * 60_000

/** No mail is lost, and none is doubled but under one Message-ID, when the program is killed at any moment. `--times 100`. */
export const mailKills: Measurement = {
  name: 'mail-kills',
  description: 'kill -9 of the program while mails are asked for and the SMTP server goes up and down',
  async run({ times }) {
    const dataFolder = await villageCopy('mails')
    const server = await startUnreliableServer()
    const settings = { SMTP_URL: server.address, MAIL_FROM: 'bench@reable.example' }
    const scene = { dataFolder, settings, program: await startProgram(dataFolder, settings) }
    const owed: Owed[] = []
    try {
      await untilQuiet(scene.program.pid)
      await killManyTimes(scene, owed, times)
      await server.stayUp()
      await untilAllWent(dataFolder)
      return figuresOf(await brokenPromises(dataFolder, { owed, taken: server.taken }), owed.length, times)
    } finally {
      await server.stayUp()
      await scene.program.stop()
      await server.stop()
    }
  },
}

type Scene = { dataFolder: string; settings: Record<string, string>; program: Program }

async function killManyTimes(scene: Scene, owed: Owed[], times: number): Promise<void> {
  let over = false
  const asking = requestMails({ addressOf: () => scene.program.address, owed, isOver: () => over })
  try {
    for (let kill = 0; kill < times; kill++) {
      await delay(200 + Math.random() * 2_000)
      const gone = once(scene.program.child, 'exit')
      scene.program.child.kill('SIGKILL')
      await gone
      scene.program = await startProgram(scene.dataFolder, scene.settings)
    }
  } finally {
    over = true
    await asking
  }
}

/** Waits until every mail came to its end; those that waited long for a server wait as long again. */
async function untilAllWent(dataFolder: string): Promise<void> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline && (await stillWaiting(dataFolder)) > 0) await delay(1_000)
}

function figuresOf(found: Awaited<ReturnType<typeof brokenPromises>>, answered: number, times: number) {
  const never = { target: { most: 0 }, unit: '' }
  return [
    { name: 'mails lost: asked for, answered, never taken', value: found.lost, ...never },
    { name: 'mails that did not go', value: found.notSent, ...never },
    { name: 'mails kept as sent that nobody took', value: found.notTaken, ...never },
    { name: 'mails doubled under another Message-ID', value: found.doubled, ...never },
    { name: 'mails taken that nobody wrote', value: found.strangers, ...never },
    { name: 'copies more under the same Message-ID', value: found.repeated, unit: '' },
    { name: 'requests answered', value: answered, unit: '' },
    { name: 'mails written', value: found.mails, unit: '' },
    { name: 'kills of the program', value: times, unit: '' },
  ]
}
