import type { Context } from '#platform/context'
import { selectNotes } from './note-queries.ts'

/** The notes of volunteers about somebody, and those that they wrote as a volunteer, for their own download. */
export const exportNotes = async (ctx: Context, { personId }: { personId: number }) => ({
  about_me: await selectNotes(ctx, 'person_id', personId),
  written_by_me: await selectNotes(ctx, 'written_by', personId),
})
