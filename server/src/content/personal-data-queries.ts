import type { Context } from '#platform/context'

export const findVersionsBy = ({ db }: Context, personId: number) =>
  db
    .selectFrom('content_versions')
    .select(['kind', 'name', 'version', 'changed_at'])
    .where('changed_by', '=', personId)
    .orderBy('changed_at')
    .execute()

export const findBannerVersionsBy = ({ db }: Context, personId: number) =>
  db
    .selectFrom('banner_versions')
    .select(['banner_id', 'version', 'content', 'changed_at'])
    .where('changed_by', '=', personId)
    .orderBy('changed_at')
    .execute()

/** Removes the author from all versions that a person wrote; the versions stay. */
export async function anonymizeVersionsBy({ db }: Context, personId: number): Promise<void> {
  await db.updateTable('content_versions').set({ changed_by: null }).where('changed_by', '=', personId).execute()
  await db.updateTable('banner_versions').set({ changed_by: null }).where('changed_by', '=', personId).execute()
}
