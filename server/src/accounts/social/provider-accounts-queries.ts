import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { asPerson, personColumns } from '../people/people-queries.ts'

type Account = { provider: SocialProvider; subject: string }

export async function findPersonOfProvider(ctx: Context, account: Account): Promise<Person | undefined> {
  const ids = ctx.db
    .selectFrom('provider_accounts')
    .select('person_id')
    .where('provider', '=', account.provider)
    .where('subject', '=', account.subject)
  const row = await ctx.db.selectFrom('people').select(personColumns).where('id', 'in', ids).executeTakeFirst()
  return row && asPerson(row)
}

export async function insertProviderAccount(ctx: Context, account: Account & { personId: number }): Promise<void> {
  await ctx.db
    .insertInto('provider_accounts')
    .values({
      provider: account.provider,
      subject: account.subject,
      person_id: account.personId,
      created_at: ctx.clock.now(),
    })
    .execute()
}

export async function deleteProviderAccounts({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('provider_accounts').where('person_id', '=', personId).execute()
}
