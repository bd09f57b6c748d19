import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { postmasterOf } from './database.ts'
import { createCorrespondents } from './everything/correspondents.ts'
import { checkMails, lastMail } from './everything/mails.ts'
import { createNewcomers, volunteersEmail } from './everything/newcomers.ts'
import { createSeller } from './everything/sellers.ts'
import { createVolunteer } from './everything/volunteer.ts'
import { type Common, RefusedError, type Writer } from './everything/writer.ts'
import { startMailReceiver } from './mail-receiver.ts'
import type { Options } from './options.ts'
import { familyOf, isRunning } from './processes.ts'
import { copyOf, demoFolder, type Program, startProgram, waitUntilIdle, waitUntilReady } from './program.ts'
import { type Figure, figure, none } from './table.ts'

type Running = { dataFolder: string; settings: Record<string, string>; program: Program; kills: number[] }

/**
 * Kills the program, and after every fifth kill the database, while people sign up, upload, list, edit, write, wait, report and decide.
 * After each kill everybody finishes what they began, and all that was acknowledged is looked for.
 */
export async function everything({ kills }: Options): Promise<Figure[]> {
  const dataFolder = await copyOf(await demoFolder(), 'everything')
  const receiver = await startMailReceiver()
  const settings = { SMTP_URL: receiver.url, MAIL_FROM: 'bench@reable.example', VOLUNTEERS_EMAIL: volunteersEmail }
  const running: Running = { dataFolder, settings, program: await startProgram(dataFolder, settings), kills: [] }
  const broken: string[] = []
  const owed = new Set<number>()
  let [retries, number, ended] = [0, 0, 0]
  try {
    await waitUntilIdle(running.program)
    const lastBefore = await lastMail(dataFolder)
    const writers = await createWriters({
      ...{ dataFolder, owed, urlOf: () => running.program.url },
      ...{ countRetry: () => void retries++, nextNumber: () => ++number },
    })
    const killOne = async (victim: 'program' | 'database') => {
      const sentences = await writeDuring(writers, async () => {
        await delay(100 + Math.random() * 2_000)
        if (!(await killAndRecover(running, victim))) ended++
      })
      for (const sentence of sentences) process.stdout.write(`  broken, after a kill of the ${victim}: ${sentence}\n`)
      broken.push(...sentences)
    }
    for (let kill = 0; kill < kills; kill++) {
      await killOne('program')
      if (kill % 5 === 4 || kill === kills - 1) await killOne('database')
    }
    return [
      none('lost, half there or twice', broken.length),
      ...(await checkMails(dataFolder, { taken: receiver.taken, kills: running.kills, owed, lastBefore })),
      none('programs that ended with their database', ended),
      figure('kills of the program', kills, ''),
      figure('kills of the database', running.kills.length - kills, ''),
      ...writers.flatMap((writer) => Object.entries(writer.counts()).map(([name, count]) => figure(name, count, ''))),
      figure('requests sent again', retries, ''),
    ]
  } finally {
    await running.program.stop()
    await receiver.stop()
  }
}

async function createWriters(common: Common): Promise<Writer[]> {
  return [
    await createSeller(common, 'rosa@village.example'),
    await createSeller(common, 'ben@village.example'),
    await createCorrespondents(common),
    await createVolunteer(common),
    await createNewcomers(common),
  ]
}

/** Everybody writes while `work` runs and finishes what they began. Returns what is not as it was acknowledged. */
async function writeDuring(writers: Writer[], work: () => Promise<void>): Promise<string[]> {
  const refused: string[] = []
  let isOver = false
  const writing = writers.map(async ({ writeOne }) => {
    while (!isOver)
      await writeOne().catch((error) => {
        if (!(error instanceof RefusedError)) throw error
        refused.push(error.message)
      })
  })
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(writing)
  }
  const broken: string[] = []
  for (const { findBroken } of writers) broken.push(...(await findBroken()))
  return [...refused, ...broken]
}

/** Kills, and waits until there is a program that works. False when the program ended with its database. */
async function killAndRecover(running: Running, victim: 'program' | 'database'): Promise<boolean> {
  const { child, pid } = running.program
  const postmaster = postmasterOf(running.dataFolder)
  const database = familyOf(postmaster)
  const isProgram = victim === 'program'
  const family = isProgram ? familyOf(pid).filter((member) => !database.includes(member)) : database
  const exit = once(child, 'exit')
  process.kill(isProgram ? pid : postmaster, 'SIGKILL')
  // What it takes along works on until it notices: a mail that goes meanwhile has nobody to record it.
  for (let tries = 0; tries < 2_000 && family.some(isRunning); tries++) await delay(5)
  running.kills.push(performance.now())
  // The program needs a moment to notice before it can be asked whether it is ready.
  const hasExited = await Promise.race([exit, delay(isProgram ? 30_000 : 1_500)])
  if (hasExited) running.program = await startProgram(running.dataFolder, running.settings)
  else await waitUntilReady(running.program)
  return isProgram || !hasExited
}
