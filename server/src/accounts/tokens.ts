import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a person; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 is enough at rest: a token cannot be guessed, so nothing slow is needed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
