import { lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { updateMailsWanted } from './mailing-queries.ts'

/** Turns the mails about a person's saved listings on or off. */
export const setSavedMails = (ctx: Context, { person, wanted }: { person: Person; wanted: boolean }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    await updateMailsWanted(ctx, { personId: person.id, wanted })
  })
