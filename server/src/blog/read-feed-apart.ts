import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Article } from './article.ts'
import type { FeedText } from './read-feed.ts'

/** A feed that cannot be read, or not within bounds. Nothing is said of what stands in it. */
export class FeedTrouble extends Error {}

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const places = ['feed-worker.ts', 'feed-worker.js', '../feed-worker.js']

/** Milliseconds in all, and megabytes of heap. */
const bounds = { whole: 5000, heap: 256 }

/**
 * Reads a feed in a thread of its own, which ends with it: the parser is slow and greedy over a hostile one, and takes 25 MB by
 * itself. Throws FeedTrouble.
 */
export function readFeedApart(feed: FeedText, { whole, heap } = bounds): Promise<Article[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerFile(), {
      workerData: feed,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 16 },
    })
    const give = (reason: string) => {
      reject(new FeedTrouble(reason))
      void thread.terminate()
    }
    const waiting = setTimeout(give, whole, 'takes too long to read')
    thread.on('message', resolve)
    thread.on('error', (error) => give(reasonOf(error)))
    thread.on('exit', () => {
      clearTimeout(waiting)
      reject(new FeedTrouble('ended in the middle'))
    })
  })
}

/** By its kind alone: the words of a parser would quote the feed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'is no feed'
  const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isTooLarge ? 'takes too much memory' : `is no feed: ${error.name}`
}

function workerFile(): string {
  const found = places.map((place) => join(import.meta.dirname, place)).find((path) => existsSync(path))
  if (!found) throw new Error(`The program is incomplete: there is no feed-worker beside ${import.meta.dirname}.`)
  return found
}
