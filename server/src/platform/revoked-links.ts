import { hash } from 'node:crypto'
import type { Context } from '#platform/context'

/** The token of a link in somebody's email, as it stands in a text; mail filters write "=" as "%3D". */
const tokens = /token(?:=|%3d|%253d)([\w-]+)/gi

const digestOf = (token: string) => hash('sha256', token, 'buffer')

/** Revokes the links of our emails whose tokens stand in a text that its writer sends to somebody else. */
export async function revokeLinksIn(ctx: Context, text: string): Promise<void> {
  const hashes = [...text.matchAll(tokens)].map(([, token = '']) => digestOf(token))
  if (hashes.length) await insertRevoked(ctx, hashes)
}

/** Returns a token unless its link was revoked: then it is as good as none. */
export const unlessRevoked = async (ctx: Context, token: string): Promise<string> =>
  (await isRevoked(ctx, digestOf(token))) ? '' : token

async function insertRevoked({ db, clock }: Context, hashes: Buffer[]): Promise<void> {
  await db
    .insertInto('revoked_links')
    .values(hashes.map((token_hash) => ({ token_hash, revoked_at: clock.now() })))
    .onConflict((same) => same.doNothing())
    .execute()
}

const isRevoked = async ({ db }: Context, hash: Buffer): Promise<boolean> =>
  (await db.selectFrom('revoked_links').select('revoked_at').where('token_hash', '=', hash).executeTakeFirst()) !==
  undefined
