import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../embedded/start-error.ts'

/** A pair of keys of age: what is encrypted to `recipient` only who has `identity` can read. */
export type KeyPair = { identity: string; recipient: string }

export async function generateKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Encrypts a stream as the program `age` does: each of the recipients can read all of it. */
export async function encryptStream(source: Readable, recipients: string[]): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return asNode(await encrypter.encrypt(asWeb(source)))
}

/** Decrypts such a stream. Throws StartError for a key that it was not encrypted to. */
export async function decryptStream(source: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return asNode(
    await decrypter.decrypt(asWeb(source)).catch((cause: Error) => {
      source.destroy()
      if (!/identity|identities/.test(cause.message)) throw cause
      throw new StartError('The backup is encrypted to another key.', { cause })
    }),
  )
}

// The types of the web's streams are declared twice, for browsers and for Node.
const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const asNode = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as never)
