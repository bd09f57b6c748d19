import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { StartError } from '../embedded/start-error.ts'
import { decryptStream } from './encryption.ts'

/** A backup that is read: its name for sentences, its bytes, and the private key that they are encrypted to, if they are. */
export type BackupSource = { name: string; open(): Promise<Readable>; identity?: string | undefined }

/** A backup in a file of this machine. */
export const backupFile = (file: string, identity?: string): BackupSource => ({
  name: file,
  open: async () => createReadStream(file),
  identity,
})

/** How every file of age begins. */
const ageHeader = Buffer.from('age-encryption.org/v1\n')

/** Opens a backup, decrypted. Throws StartError when a key is missing, or is another one than it needs. */
export async function openBackup({ name, open, identity }: BackupSource): Promise<Readable> {
  const stream = await open()
  if (!(await beginsWith(stream, ageHeader))) return stream
  if (identity) return decryptStream(stream, identity)
  stream.destroy()
  throw new StartError(`The backup ${name} is encrypted: name the file of its private key with --key.`)
}

/** Looks at the first bytes of a stream, and puts them back. */
async function beginsWith(stream: Readable, bytes: Buffer): Promise<boolean> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    stream.unshift(chunk)
    return (chunk as Buffer).subarray(0, bytes.length).equals(bytes)
  }
  return false
}
