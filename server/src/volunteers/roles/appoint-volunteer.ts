import type { Role } from '@reable/contract/volunteers/rules'
import { findPersonByEmail, setRole } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct } from '../log/record-act.ts'
import { deleteInvitation } from './volunteer-queries.ts'

/**
 * Gives somebody a role by the server’s own command, or removes it, with effect from their next call. Safe to repeat. Refuses as
 * not found an address without an account, as a conflict to give it where nobody has proven that the address is theirs.
 */
export async function appointVolunteer(
  ctx: Context,
  { email, role }: { email: string; role: Role | null },
): Promise<void> {
  const person = await findPersonByEmail(ctx, email)
  if (!person) throw new Refusal('not_found', `There is no account with the address ${email}.`)
  if (role && !person.confirmed) {
    throw new Refusal('conflict', `${email} has an account whose address is not confirmed. They confirm it first.`)
  }
  if (person.role === role) return
  await inTransaction(ctx, async (ctx) => {
    await setRole(ctx, { id: person.id, role })
    await deleteInvitation(ctx, person.id)
    const subject = { kind: 'person', id: person.id } as const
    const before = { role: person.role }
    await recordAct(ctx, { volunteer: 'command', act: 'give_role', subject, before, after: { role } })
  })
}
