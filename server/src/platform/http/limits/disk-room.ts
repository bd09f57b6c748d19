import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { diskFull } from '../api/disk-full.ts'

/** In bytes: with less free on the disk nothing is taken that would be stored. The embedded database needs as much to go on at all. */
const reserve = 256 * 2 ** 20

/** In milliseconds: so long what was seen counts. */
const lookEvery = 5_000

type Room = { folder: string; log: Log; free?: (folder: string) => Promise<number>; now?: () => number }

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Returns whether the disk of a folder is full, as it was seen at most five seconds ago. Says in the log when that begins and ends. A folder that
 * cannot be looked at counts as one with room: whoever writes there will see.
 */
function watchRoom({ folder, log, free = freeBytes, now = Date.now }: Room): () => Promise<boolean> {
  let full = false
  let seenAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  const look = async () => {
    const bytes = await free(folder).catch(() => Number.POSITIVE_INFINITY)
    seenAt = now()
    if (full !== bytes < reserve) log.error({ free_mb: Math.round(bytes / 2 ** 20) }, full ? roomAgain : noRoom)
    full = bytes < reserve
  }
  return async () => {
    if (now() - seenAt >= lookEvery) {
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
    }
    return full
  }
}

const noRoom = 'the disk of the data folder is full: nothing is stored until there is room'
const roomAgain = 'the disk of the data folder has room again: what people do is stored'

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what would be stored while the disk of the data folder is full; reading goes on. */
export function refuseWritesWhenFull(api: FastifyInstance, { dataFolder }: Config, log: Log): void {
  const isFull = watchRoom({ folder: dataFolder, log })
  api.addHook('onRequest', async (request) => {
    if (!readMethods.includes(request.method) && (await isFull())) throw diskFull()
  })
}
