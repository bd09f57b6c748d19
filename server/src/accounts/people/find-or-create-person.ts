import type { Role } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { hashPassword } from '../passwords/passwords.ts'
import type { Person } from './people.ts'
import { findPersonByEmail, insertPartner, insertPerson } from './people-queries.ts'

/** Returns the id of a partner organisation by its name, which is created if it is new. */
export const findOrCreatePartner = (ctx: Context, { name }: { name: string }): Promise<number> =>
  insertPartner(ctx, name)

export type NewAccount = {
  email: string
  /** Nobody can log in by password to an account without one. */
  password?: string
  confirmed: boolean
  newsletter?: boolean
  role?: Role
  partnerId?: number
  firstName?: string
}

/** Returns the person with this address, or creates their account without a form, as for partners' members and the village. */
export async function findOrCreatePerson(ctx: Context, account: NewAccount): Promise<Person> {
  const existing = await findPersonByEmail(ctx, account.email)
  if (existing) return existing
  const passwordHash = account.password ? await hashPassword(account.password) : null
  const created = await insertPerson(ctx, { ...account, passwordHash })
  return created ?? ((await findPersonByEmail(ctx, account.email)) as Person)
}
