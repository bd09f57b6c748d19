import type { Context } from '#platform/context'
import { hashPassword } from '../passwords/passwords.ts'
import type { Person } from './people.ts'
import { findPersonByEmail, insertPartner, insertPerson } from './people-queries.ts'

/** A partner organisation by its name, made if it is new. Answers its id. */
export const settlePartner = (ctx: Context, { name }: { name: string }): Promise<number> => insertPartner(ctx, name)

export type NewAccount = {
  email: string
  /** Nobody can log in to an account without one. */
  password?: string
  confirmed: boolean
  newsletter?: boolean
  volunteer?: boolean
  partnerId?: number
  firstName?: string
}

/** Gives someone an account without the forms, as a partner's member or one of the village gets it. Safe to repeat. */
export async function settlePerson(ctx: Context, account: NewAccount): Promise<Person> {
  const existing = await findPersonByEmail(ctx, account.email)
  if (existing) return existing
  const passwordHash = account.password ? await hashPassword(account.password) : null
  const created = await insertPerson(ctx, { ...account, passwordHash })
  return created ?? ((await findPersonByEmail(ctx, account.email)) as Person)
}
