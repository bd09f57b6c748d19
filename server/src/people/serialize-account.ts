import { seesAddresses } from '@reable/contract/people/rules'
import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import type { Role } from '@reable/contract/volunteers/rules'
import { vancouverMonth } from '#platform/clock'
import type { Volunteer } from '#volunteers'

type AccountRow = {
  id: number
  first_name: string | null
  email: string
  created_at: Date
  confirmed: boolean
  role: string | null
  partner: string | null
}

type For = { volunteer: Volunteer; restricted: RestrictionKind | undefined }

/** Somebody as volunteers see them: moderators and stewards with their address. */
export const serializeAccount = (row: AccountRow, { volunteer, restricted }: For) => ({
  id: row.id,
  name: accountName(row),
  email: seesAddresses(volunteer.role) ? row.email : null,
  member_since: vancouverMonth(row.created_at),
  confirmed: row.confirmed,
  partner: row.partner,
  role: row.role as Role | null,
  restricted: restricted ?? null,
})

/** What volunteers call somebody. */
export const accountName = ({ first_name }: { first_name: string | null }): string => first_name ?? 'No name yet'
