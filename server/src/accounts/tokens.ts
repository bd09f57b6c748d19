import { hash, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context'
import { unlessRevoked } from '#platform/revoked-links'

/** 256 random bits for a person; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 is enough at rest: a token cannot be guessed, so nothing slow is needed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The hash by which the token of a mailed link is found; of a revoked link nothing is. */
export const hashLinkToken = async (ctx: Context, token: string): Promise<Buffer> =>
  hashToken(await unlessRevoked(ctx, token))
