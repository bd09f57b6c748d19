import type { Role } from '@reable/contract/volunteers/rules'
import { type Person, setRole } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { roleEmail } from '../emails/role-email.tsx'
import { recordAct } from '../log/record-act.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { requireMay, requireNotOwn } from './require-may.ts'
import { deleteInvitation, lockRole, lockStewards } from './volunteer-queries.ts'

type Input = {
  volunteer: Person | undefined
  personId: number
  /** Null takes the role. */
  role: Role | null
  /** The role that the steward was shown. */
  seen: Role
}

/**
 * Gives a volunteer another role, or takes it, with effect from their next call; they are mailed. The same again changes nothing.
 * Where there
 * are two stewards, another one confirms who becomes one: returns whether it waits for that. Refuses as not found somebody who is no volunteer, as a conflict one's own role and a role that was changed since.
 */
export async function changeRole(ctx: Context, { volunteer, personId, role, seen }: Input): Promise<boolean> {
  const steward = await requireMay(ctx, volunteer, 'give_role')
  requireNotOwn(steward, 'give_role', [personId])
  return inTransaction(ctx, async (ctx) => {
    // Two stewards who take each other’s role at once: the later one has none any more.
    const stewards = await lockStewards(ctx)
    const own = await lockRole(ctx, steward.id)
    await requireMay(ctx, { ...steward, role: own?.role ?? null }, 'give_role')
    const person = await lockRole(ctx, personId)
    if (!person) throw new Refusal('not_found', 'There is no such volunteer.')
    if (person.role === role) return false
    if (person.role !== seen) throw roleChanged()
    const subject = { kind: 'person', id: personId } as const
    if (role === 'steward' && stewards > 1) {
      await askToConfirm(ctx, { personId, invitedBy: steward.id })
      await recordAct(ctx, { volunteer: steward, act: 'give_role', subject, after: { invited: role } })
      return true
    }
    await setRole(ctx, { id: personId, role, stewardSince: ctx.clock.now() })
    await deleteInvitation(ctx, personId)
    await recordAct(ctx, { volunteer: steward, act: 'give_role', subject, before: { role: seen }, after: { role } })
    await queueMail(ctx, await roleEmail(ctx, { to: person.email, role }))
    return false
  })
}

const roleChanged = () =>
  new Refusal('conflict', 'Another steward has changed this role since you opened the page. Please look again.')
