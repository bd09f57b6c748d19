import { setTimeout as delay } from 'node:timers/promises'
import { queryDatabase } from '../program/database.ts'
import type { Program } from '../program/start-program.ts'
import { createPoster } from '../publish/post.ts'
import { createAnnouncer } from './announcer.ts'
import { countBacklog, subscribedType, unsubscribedType } from './subscribers.ts'

const eachRound = 30
const warmUp = 10

/** Measures how long publications take in ms, in turn for an equipment type that many wait for and for one that nobody does. */
export async function timePublications(dataFolder: string, program: Program, rounds: number) {
  const { prepare } = await createAnnouncer(() => program)
  const { post, end } = createPoster(program.port)
  const times = { crowd: [] as number[], nobody: [] as number[] }
  try {
    for (let at = 0; at < warmUp + rounds * eachRound; at++) {
      const pair = [
        { typeId: subscribedType, side: times.crowd },
        { typeId: unsubscribedType, side: times.nobody },
      ]
      for (const { typeId, side } of at % 2 ? pair : pair.reverse()) {
        const publication = await prepare(typeId)
        await takeOutOfTheQueue(dataFolder)
        const { milliseconds } = await post(publication)
        if (at >= warmUp) side.push(milliseconds)
      }
    }
    await takeOutOfTheQueue(dataFolder)
    return times
  } finally {
    end()
  }
}

/** Removes what an announcement has left to do: each publication finds the program at rest, as the next one does. */
async function takeOutOfTheQueue(dataFolder: string): Promise<void> {
  const remainder = `
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier in ('listing-published', 'send-mail')
        and locked_at is null))`
  for (
    let backlog = await countBacklog(dataFolder);
    backlog.runs + backlog.mails > 0;
    backlog = await countBacklog(dataFolder)
  ) {
    await queryDatabase(dataFolder, remainder)
    await delay(20)
  }
  await delay(100)
}
