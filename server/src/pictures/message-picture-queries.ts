import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { PictureRow } from './picture-queries.ts'

/** Gives a message these pictures of its writer that belong to nothing yet, in this order. Returns how many it got. */
export async function attachRows(
  { db }: Context,
  { messageId, ownerId, pictureIds }: { messageId: number; ownerId: number; pictureIds: number[] },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update pictures set message_id = ${messageId}, message_position = placed.position
    from unnest(${pictureIds}::bigint[]) with ordinality as placed (id, position)
    where pictures.id = placed.id and owner_id = ${ownerId} and listing_id is null and message_id is null`.execute(db)
  return Number(numAffectedRows)
}

export const selectPicturesOfMessages = ({ db }: Context, messageIds: number[]): Promise<PictureRow[]> =>
  db.selectFrom('pictures').selectAll().where('message_id', 'in', messageIds).orderBy('message_position').execute()

/** Marks pictures as those of a mail that came in: they stay while its writer is asked whether it is theirs. */
export async function keepForMail(
  { db }: Context,
  { incomingMailId, pictureIds }: { incomingMailId: number; pictureIds: number[] },
): Promise<void> {
  if (!pictureIds.length) return
  await db.updateTable('pictures').set({ incoming_mail_id: incomingMailId }).where('id', 'in', pictureIds).execute()
}

/** The ids of the pictures of a mail that came in, in their order. */
export async function findPicturesOfMail({ db }: Context, incomingMailId: number): Promise<number[]> {
  const pictures = db.selectFrom('pictures').select('id').where('incoming_mail_id', '=', incomingMailId)
  return (await pictures.orderBy('id').execute()).map(({ id }) => id)
}
