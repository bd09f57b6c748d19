import type { Figure } from '../../measurement.ts'
import { queryDatabase } from '../../program/database.ts'
import { waitUntilQuiet } from '../../program/quiet.ts'
import { type Program, startProgram } from '../../program/start-program.ts'
import { type MailReceiver, startMailReceiver } from '../incoming/mail-receiver.ts'
import { createCorrespondents } from './correspondents.ts'
import { judgeMails, lastMail, waitUntilMailed } from './mails.ts'
import { createNewcomers, volunteersEmail } from './newcomers.ts'
import { createSellers } from './sellers.ts'
import { createVolunteer } from './volunteer.ts'
import type { Common, Writer } from './writer.ts'

/** A program that is written to in every way at once while something happens to it. */
export type UnderFire = {
  dataFolder: string
  settings: Record<string, string>
  program: Program
  receiver: MailReceiver
  writers: Writer[]
  /** When something was killed, in ms of performance.now(). */
  kills: number[]
  broken: string[]
  owed: Set<number>
  lastBefore: number
  retries: number
}

const newcomersAtOnce = 2
const reportedListings = 60

/** Starts the program on a data folder with the village, and lets everybody log in. */
export async function beginUnderFire(dataFolder: string, more: Record<string, string> = {}): Promise<UnderFire> {
  const receiver = await startMailReceiver()
  const mail = { SMTP_URL: receiver.address, MAIL_FROM: 'bench@reable.example', VOLUNTEERS_EMAIL: volunteersEmail }
  const settings = { ...mail, ...more }
  const program = await startProgram(dataFolder, settings)
  const state = { kills: [], broken: [], owed: new Set<number>(), lastBefore: 0, retries: 0 }
  const context: UnderFire = { ...{ dataFolder, settings, program, receiver, writers: [] }, ...state }
  try {
    await waitUntilQuiet(program.pid)
    context.lastBefore = await lastMail(dataFolder)
    context.writers = await createWriters(context)
    return context
  } catch (error) {
    await endUnderFire(context)
    throw error
  }
}

async function createWriters(context: UnderFire): Promise<Writer[]> {
  const { dataFolder, receiver, broken, owed } = context
  let number = 0
  const common: Common = {
    ...{ dataFolder, receiver, broken, owed },
    addressOf: () => context.program.address,
    countRetry: () => {
      context.retries++
    },
    nextNumber: () => ++number,
  }
  const listings = await queryDatabase<{ id: string }>(
    dataFolder,
    'select id from listings where is_public order by id limit $1',
    [reportedListings],
  )
  const ids = listings.map(({ id }) => Number(id))
  const newcomers = createNewcomers(common, ids)
  const writers = [await createSellers(common), await createCorrespondents(common), await createVolunteer(common)]
  return [...writers, inParallel(newcomers, newcomersAtOnce)]
}

const inParallel = (writer: Writer, times: number): Writer => ({
  ...writer,
  writeUntil: async (isOver) => {
    await Promise.all(Array.from({ length: times }, () => writer.writeUntil(isOver)))
  },
})

/** Everybody writes while `work` runs, and brings to its end what they began; then it is looked at what is there. */
export async function writeDuring(context: UnderFire, what: string, work: () => Promise<void>): Promise<void> {
  let over = false
  const known = context.broken.length
  const writing = context.writers.map((writer) => writer.writeUntil(() => over))
  try {
    await work()
  } finally {
    over = true
    await Promise.all(writing)
  }
  for (const { findBroken } of context.writers) context.broken.push(...(await findBroken(context.dataFolder)))
  for (const sentence of context.broken.slice(known)) process.stdout.write(`  broken: ${what}: ${sentence}\n`)
}

/** Waits for the last mail, and returns all that was promised and all that was broken. */
export async function judgeUnderFire(context: UnderFire): Promise<Figure[]> {
  const { dataFolder, receiver, broken, writers, retries } = context
  await waitUntilMailed(dataFolder)
  const counts = writers.flatMap((writer) => Object.entries(writer.counts()))
  return [
    { name: 'promises broken', value: broken.length, unit: '', target: { most: 0 } },
    ...(await judgeMails(dataFolder, { ...context, taken: receiver.taken })),
    ...counts.map(([name, value]) => ({ name, value, unit: '' })),
    { name: 'requests tried again', value: retries, unit: '' },
  ]
}

export async function endUnderFire({ program, receiver }: UnderFire): Promise<void> {
  await program.stop()
  await receiver.stop()
}
