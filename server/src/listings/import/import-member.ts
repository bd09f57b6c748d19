import { z } from 'zod'
import { findOrCreatePartner, findOrCreatePerson, findPersonByEmail, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { cleanLine } from './csv/clean-cell.ts'

export type Member = { email: string; partner?: string }

/**
 * Returns the partner's member for whom an import lists. With the name of a partner, member and partner are created when they are
 * missing; such a member is confirmed and has no password. Refuses someone who belongs to no partner or to another one.
 */
export async function resolveMember(ctx: Context, { email, partner: name = '' }: Member): Promise<Person> {
  if (!z.email().safeParse(email).success) throw new Refusal('invalid', `“${email}” is no e-mail address.`)
  const partner = cleanLine(name)
  return inTransaction(ctx, async (ctx) => {
    const existing = await findPersonByEmail(ctx, email)
    if (existing && existing.partnerId === null)
      throw new Refusal('forbidden', `${email} is not a member of a partner.`)
    if (existing && !partner) return existing
    if (!partner) {
      const hint = 'Name the partner with --partner "Name" to make the account.'
      throw new Refusal('not_found', `There is no account for ${email}. ${hint}`)
    }
    const partnerId = await findOrCreatePartner(ctx, { name: partner })
    if (existing && existing.partnerId !== partnerId)
      throw new Refusal('forbidden', `${email} is a member of another partner than ${partner}.`)
    return existing ?? findOrCreatePerson(ctx, { email, confirmed: true, partnerId })
  })
}

/** Returns the same person without creating anything: a missing one has an id that nobody gets. */
export async function previewMember(ctx: Context, member: Member): Promise<Person> {
  const rollback = new Error('A preview is rolled back.')
  let person: Person | undefined
  await inTransaction(ctx, async (ctx) => {
    person = await resolveMember(ctx, member)
    throw rollback
  }).catch((error) => {
    if (error !== rollback) throw error
  })
  return person as unknown as Person
}
