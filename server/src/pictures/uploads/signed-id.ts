import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits by which a person refers to their upload; only the hash is stored. */
export const newSignedId = (): string => randomBytes(32).toString('base64url')

export const hashSignedId = (signedId: string): Buffer => createHash('sha256').update(signedId).digest()
