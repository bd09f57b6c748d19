import { incomingPrefix } from '#platform/storage'

/** A photo on its way in. `pictureId` is there once it was decoded; until then its bytes, once they came, lie under `key`. */
export type Upload = {
  id: number
  personId: number
  hash: Buffer
  type: string
  bytes: number
  /** The base64 of the bytes' MD5. */
  md5: string
  pictureId: number | null
  createdAt: Date
}

/** Where the bytes of an upload wait until they are looked at. */
export const incomingKey = ({ hash }: Pick<Upload, 'hash'>): string => incomingPrefix + hash.toString('hex')

/** The hash in such a key. */
export const hashOfKey = (key: string): Buffer => Buffer.from(key.slice(incomingPrefix.length), 'hex')
