import { join } from 'node:path'
import type { BackupConfig, Config } from '#platform/config'
import { bucketStorage } from './bucket/bucket.ts'
import { largeBounds } from './bucket/bucket-call.ts'
import { folderStorage } from './folder/folder.ts'
import type { Storage } from './storage.ts'

/** Opens the storage that the configuration names: its bucket, else the folder of pictures in the data folder. */
export function openStorage({ storage, dataFolder }: Pick<Config, 'storage' | 'dataFolder'>): Storage {
  return storage.bucket ? bucketStorage(storage.bucket) : folderStorage(join(dataFolder, 'pictures'))
}

/** Opens the place of the nightly backups, whose files are large: it has hours where pictures have seconds. */
export function openBackups({ to }: BackupConfig): Storage {
  return 'folder' in to ? folderStorage(to.folder) : bucketStorage(to.bucket, largeBounds)
}

export { bucketStorage } from './bucket/bucket.ts'
export { StoreAway, StoreRefusal } from './bucket/bucket-call.ts'
export { folderStorage } from './folder/folder.ts'
export { type DirectPut, incomingPrefix, type PromisedBytes, type PutAddress, type Storage } from './storage.ts'
