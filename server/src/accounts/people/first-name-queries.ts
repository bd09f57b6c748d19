import type { Context } from '#platform/context'

export async function findFirstName({ db }: Context, personId: number): Promise<string | null> {
  const row = await db.selectFrom('people').select('first_name').where('id', '=', personId).executeTakeFirst()
  return row?.first_name ?? null
}

export async function updateFirstName(
  { db }: Context,
  { personId, firstName }: { personId: number; firstName: string | null },
): Promise<void> {
  await db.updateTable('people').set({ first_name: firstName }).where('id', '=', personId).execute()
}
