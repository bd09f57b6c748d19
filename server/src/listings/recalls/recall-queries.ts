import type { Context } from '#platform/context'

/** A listing with its owner's address, locked until the transaction ends. */
export const lockForRecalls = ({ db }: Context, id: number) =>
  db
    .selectFrom('listings')
    .innerJoin('people', 'people.id', 'listings.owner_id')
    .select(['listings.id', 'listings.title', 'listings.active', 'last_feedback', 'deleted_at', 'people.email'])
    .where('listings.id', '=', id)
    .forUpdate('listings')
    .executeTakeFirst()
