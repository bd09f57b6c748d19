import { setTimeout as delay } from 'node:timers/promises'
import { requestOnce } from '../load/one-by-one.ts'
import { queryDatabase } from '../program/database.ts'
import type { Program } from '../program/start-program.ts'

const timeout = 10_000

type Newest = { id: string; title: string }

/**
 * How long, in ms, a new title of the first listing takes to show on a home page that somebody always looks at. The listing has
 * its own title again afterwards.
 */
export async function timeChanges({ port }: Program, { dataFolder, times }: { dataFolder: string; times: number }) {
  const newest = 'select id, title from listings where is_public order by listed_at desc, id desc limit 1'
  const [listing] = await queryDatabase<Newest>(dataFolder, newest)
  if (!listing) throw new Error('There is no listing to change.')
  const rename = (title: string) =>
    queryDatabase(dataFolder, 'update listings set title = $1 where id = $2', [title, listing.id])
  const durations: number[] = []
  try {
    for (let at = 0; at < times; at++) {
      await lookFor(port, Math.random() * 2_000)
      await rename(`Changed a moment ago, number ${at}`)
      durations.push(await waitUntilShown(port, `Changed a moment ago, number ${at}`))
    }
  } finally {
    await rename(listing.title)
  }
  return durations
}

/** Looks at the page for a while, in ms, so that it is in the cache at any age when the change comes. */
async function lookFor(port: number, milliseconds: number): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < milliseconds) {
    await requestOnce({ port, path: '/' })
    await delay(10)
  }
}

/** Looks every ten milliseconds for a text. Returns how long it took to show, in ms. */
async function waitUntilShown(port: number, text: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < timeout) {
    const page = await requestOnce({ port, path: '/' })
    if (page.text.includes(text)) return performance.now() - startedAt
    await delay(10)
  }
  throw new Error('A change did not show within ten seconds.')
}
