import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { lockRoleOf, recordAct, requireMay, requireNotOwn } from '#volunteers'
import { noSuchAccount } from '../account/no-such-account.ts'
import { insertNote } from './note-queries.ts'

type Input = { volunteer: Person | undefined; id: number; words: string }

/** Writes down a note about somebody. Refuses as not found an account that is not there, as a conflict one's own, and as `requireMay` does. */
export async function noteOnPerson(ctx: Context, { id, words, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'note_on_person')
  requireNotOwn(volunteer, 'note_on_person', [id])
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockRoleOf(ctx, id))) throw noSuchAccount()
    if (!(await insertNote(ctx, { personId: id, writtenBy: volunteer.id, words }))) return
    await recordAct(ctx, { volunteer, act: 'note_on_person', subject: { kind: 'person', id } })
  })
}
