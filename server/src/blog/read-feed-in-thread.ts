import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Article } from './article.ts'
import type { FeedText } from './read-feed.ts'

/** A feed that cannot be read, or not within bounds. The message never quotes the feed. */
export class FeedError extends Error {}

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const candidates = ['feed-worker.ts', 'feed-worker.js', '../feed-worker.js']

/** Milliseconds in all, and megabytes of heap. */
const bounds = { timeout: 20_000, heap: 256 }

/**
 * Reads a feed in a thread of its own, which ends afterwards: a hostile feed can make the parser slow and hungry for memory, and the
 * parser alone takes 25 MB. Throws FeedError.
 */
export function readFeedInThread(feed: FeedText, { timeout, heap } = bounds): Promise<Article[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerFile(), {
      workerData: feed,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 16 },
    })
    const fail = (reason: string) => {
      reject(new FeedError(reason))
      void thread.terminate()
    }
    const timer = setTimeout(fail, timeout, 'takes too long to read')
    thread.on('message', resolve)
    thread.on('error', (error) => fail(reasonOf(error)))
    thread.on('exit', () => {
      clearTimeout(timer)
      reject(new FeedError('ended in the middle'))
    })
  })
}

/** Names the error's kind only: a parser's message would quote the feed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'is no feed'
  const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isTooLarge ? 'takes too much memory' : `is no feed: ${error.name}`
}

function workerFile(): string {
  const file = candidates.map((candidate) => join(import.meta.dirname, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`The program is incomplete: there is no feed-worker beside ${import.meta.dirname}.`)
  return file
}
