import { join } from 'node:path'
import type { Config } from '#platform/config'
import { bucketStorage } from './bucket/bucket.ts'
import { folderStorage } from './folder/folder.ts'
import type { Storage } from './storage.ts'

/** Opens the storage that the configuration names: its bucket, else the folder of pictures in the data folder. */
export function openStorage({ storage, dataFolder }: Pick<Config, 'storage' | 'dataFolder'>): Storage {
  return storage.bucket ? bucketStorage(storage.bucket) : folderStorage(join(dataFolder, 'pictures'))
}

export { bucketStorage } from './bucket/bucket.ts'
export { StoreRefusal } from './bucket/bucket-call.ts'
export { folderStorage } from './folder/folder.ts'
export { type DirectPut, incomingPrefix, type PromisedBytes, type PutAddress, type Storage } from './storage.ts'
