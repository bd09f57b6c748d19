import { notesAtMost, notesFull } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { lockCase, nameOfVolunteer, requireCase } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { countNotes, insertNote } from './note-queries.ts'

type Input = { volunteer: Person | undefined; caseId: number; body: string }

/**
 * Adds a volunteer's note to a case, for other volunteers. Refuses as `requireMay` does, as not found an unknown case, and as a conflict one
 * that is full of notes.
 */
export async function noteOnCase(ctx: Context, { caseId, body, ...input }: Input): Promise<Answer<'noteOnCase'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'note_on_case')
  return inTransaction(ctx, async (ctx) => {
    await requireCase(ctx, caseId)
    await lockCase(ctx, caseId)
    if ((await countNotes(ctx, caseId)) >= notesAtMost) throw new Refusal('conflict', notesFull)
    const id = await insertNote(ctx, { caseId, volunteerId: volunteer.id, body })
    await recordAct(ctx, { volunteer, act: 'note_on_case', subject: { kind: 'case', id: caseId } })
    const by = await nameOfVolunteer(ctx, volunteer)
    return { id, body, by, written_at_utc: ctx.clock.now().toISOString() }
  })
}
