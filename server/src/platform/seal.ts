import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import type { z } from 'zod'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts a value that leaves the program so that nobody can read or change it: its JSON under AES-256-GCM, in base64url. */
export function seal(key: KeyObject, content: object): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv)
  const body = Buffer.concat([sealing.update(JSON.stringify(content), 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
}

/** Decrypts what was sealed with this key; undefined when it was not, or has another shape. */
export function unseal<Shape extends z.ZodType>(
  key: KeyObject,
  text: string,
  shape: Shape,
): z.infer<Shape> | undefined {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const body = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
    return shape.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return undefined
  }
}
