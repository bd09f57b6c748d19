import type { Context } from '#platform/context'

export const findPasskeys = ({ db }: Context, personId: number) =>
  db.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('id').execute()

type NewPasskey = {
  personId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
}

/** Whether nobody had it before. */
export async function insertPasskey(ctx: Context, passkey: NewPasskey): Promise<boolean> {
  const row = await ctx.db
    .insertInto('passkeys')
    .values({
      person_id: passkey.personId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      added_at: ctx.clock.now(),
    })
    .onConflict((same) => same.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes what the authenticator counted. */
export async function markPasskeyUsed(ctx: Context, { id, counter }: { id: number; counter: number }): Promise<void> {
  await ctx.db.updateTable('passkeys').set({ counter, used_at: ctx.clock.now() }).where('id', '=', id).execute()
}

export async function deletePasskeysOf({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('person_id', '=', personId).execute()
}

/** Whether the person had it. */
export async function deletePasskey(
  { db }: Context,
  { id, personId }: { id: number; personId: number },
): Promise<boolean> {
  const row = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId)
  return (await row.returning('id').executeTakeFirst()) !== undefined
}
