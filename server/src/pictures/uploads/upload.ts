import { incomingPrefix } from '#platform/storage'

/** A photo that is being uploaded. `pictureId` is set once it was decoded; until then its bytes lie under `incomingKey`. */
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

/** The storage key of an upload's bytes until they are decoded. */
export const incomingKey = ({ hash }: Pick<Upload, 'hash'>): string => incomingPrefix + hash.toString('hex')

/** The hash in such a key. */
export const hashOfKey = (key: string): Buffer => Buffer.from(key.slice(incomingPrefix.length), 'hex')
