import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { freePort } from '../program/free-port.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { type Answerer, beginConversations } from './incoming/begin-conversations.ts'
import { countBrokenPromises, countWaiting } from './incoming/broken-promises.ts'
import { startMailReceiver, type TakenMail } from './incoming/mail-receiver.ts'
import { sendAnswers, trustedHost } from './incoming/send-answers.ts'
import { type Killed, killManyTimes } from './kill/kill-again.ts'

const timeout = 15 * 60_000
/** In milliseconds: how long a program works after the first mail that came in or went out, and the pause of each sender at most. */
const life = { least: 0, more: 400 }
const pause = 200
const senders = 2

/**
 * No mail that was acknowledged is lost or posted twice, and no message is mailed on never or twice, when the program is killed at
 * any moment. `--times 1000`.
 */
export const incomingKills: Measurement = {
  name: 'incoming-kills',
  description: 'kill -9 of the program while mails come in over LMTP and go out over SMTP',
  async run({ times }) {
    const dataFolder = await villageCopy('incoming')
    const [port, receiver] = [await freePort(), await startMailReceiver()]
    const settings = {
      ...{ SMTP_URL: receiver.address, MAIL_FROM: 'bench@reable.example', MAIL_IN_TRUSTED: trustedHost },
      ...{ MAIL_IN_DOMAIN: 'reply.bench.example', MAIL_IN_LISTEN: `lmtp://127.0.0.1:${port}` },
    }
    const context: Killed = { dataFolder, settings, program: await startProgram(dataFolder, settings) }
    try {
      await waitUntilQuiet(context.program.pid)
      // A conversation takes twenty mails a day.
      const answerers = await beginConversations({ ...context, receiver }, Math.max(10, times))
      const { taken } = receiver
      const before = taken.length
      const run = await killWhileSending(context, { port, answerers, taken, times })
      const between = taken.length - before
      await waitUntilDone(dataFolder)
      const found = await countBrokenPromises(dataFolder, { ...run, taken })
      return figuresOf(found, run, { all: taken.length - before, between })
    } finally {
      await context.program.stop()
      await receiver.stop()
    }
  },
}

type Run = { acknowledged: number[]; kills: number[]; seconds: number }

async function killWhileSending(
  context: Killed,
  { port, answerers, taken, times }: { port: number; answerers: Answerer[]; taken: TakenMail[]; times: number },
): Promise<Run> {
  const run: Run = { acknowledged: [], kills: [], seconds: 0 }
  const startedAt = performance.now()
  let over = false
  const onAcknowledged = (number: number) => run.acknowledged.push(number)
  const sending = sendAnswers({ port, answerers, senders, pause, isOver: () => over, onAcknowledged })
  try {
    // By turns, so that a busy machine is killed in both works.
    const whenAtWork = () => growth(run.kills.length % 2 ? taken : run.acknowledged)
    await killManyTimes(context, { times, life, whenAtWork, onKill: () => run.kills.push(performance.now()) })
    run.seconds = (performance.now() - startedAt) / 1_000
  } finally {
    over = true
    await sending
  }
  return run
}

/** Waits until a list has one entry more. */
async function growth(list: readonly unknown[]): Promise<void> {
  const before = list.length
  while (list.length === before) await delay(5)
}

/** Waits until every mail is decided about and every other one has gone. */
async function waitUntilDone(dataFolder: string): Promise<void> {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline && (await countWaiting(dataFolder)) > 0) await delay(1_000)
}

type Found = Awaited<ReturnType<typeof countBrokenPromises>>

function figuresOf(found: Found, { acknowledged, kills, seconds }: Run, taken: { all: number; between: number }) {
  const noneAllowed = { target: { most: 0 }, unit: '' }
  return [
    { name: 'mails acknowledged and not posted', value: found.lostIn, ...noneAllowed },
    { name: 'messages posted twice', value: found.doubledIn, ...noneAllowed },
    { name: 'messages posted and not mailed', value: found.lostOut, ...noneAllowed },
    { name: 'messages mailed twice', value: found.doubledOut, ...noneAllowed },
    { name: 'mails that nobody decided about', value: found.incoming('waiting'), ...noneAllowed },
    { name: 'mails that did not go', value: found.outgoing('waiting'), ...noneAllowed },
    { name: 'copies under one Message-ID: taken, killed before it was recorded', value: found.inGap, unit: '' },
    { name: 'longest from taken to killed of these', value: found.longestGap, unit: 'ms' },
    { name: 'mails acknowledged', value: acknowledged.length, unit: '' },
    { name: 'messages posted by mail', value: found.posted, unit: '' },
    { name: 'mails taken by the receiver', value: taken.all, unit: '' },
    { name: 'mails taken by it before the last kill', value: taken.between, unit: '' },
    { name: 'kills of the program', value: kills.length, unit: '' },
    { name: 'time for each kill', value: seconds / Math.max(1, kills.length), unit: 's' },
  ]
}
