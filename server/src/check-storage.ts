import { StartError } from '#platform/database'
import type { Log } from '#platform/log'
import { incomingPrefix, type Storage, StoreRefusal } from '#platform/storage'

/** Throws StartError for a store that refuses us: that is a wrong setting. One that does not answer may come back, and is logged. */
export async function checkStorage(storage: Storage, log: Log): Promise<void> {
  try {
    for await (const _ of storage.list(incomingPrefix)) break
  } catch (error) {
    if (error instanceof StoreRefusal) throw new StartError(`${error.message} Look at S3_ENDPOINT and its neighbours.`)
    log.error({ err: error }, 'the pictures cannot be reached')
  }
}
