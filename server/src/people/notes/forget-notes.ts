import type { Context } from '#platform/context'
import { deleteNotesAbout } from './note-queries.ts'

/** Removes the notes about somebody. What they wrote about others as a volunteer stays, without who it was. */
export const forgetNotes = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  deleteNotesAbout(ctx, personId)
