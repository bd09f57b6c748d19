import type { Context } from '#platform/context'

type Edition = { name: string; digest: string }

export async function isEditionSeeded(ctx: Context, { name, digest }: Edition): Promise<boolean> {
  const row = await ctx.db.selectFrom('reference_editions').select('digest').where('name', '=', name).executeTakeFirst()
  return row?.digest === digest
}

export async function storeEdition(ctx: Context, edition: Edition): Promise<void> {
  await ctx.db
    .insertInto('reference_editions')
    .values(edition)
    .onConflict((same) => same.column('name').doUpdateSet({ digest: edition.digest }))
    .execute()
}
