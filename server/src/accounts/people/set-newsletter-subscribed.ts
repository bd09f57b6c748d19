import { type Context, inTransaction } from '#platform/context'
import { insertConsent, updateNewsletter } from './newsletter-queries.ts'
import type { Person } from './people.ts'

/** Subscribes or unsubscribes. Each change is stored with its time; the same choice again is none. */
export async function setNewsletterSubscribed(
  ctx: Context,
  { person, subscribed }: { person: Person; subscribed: boolean },
): Promise<Person> {
  const choice = { personId: person.id, given: subscribed }
  await inTransaction(ctx, async (ctx) => {
    if (await updateNewsletter(ctx, choice)) await insertConsent(ctx, choice)
  })
  return { ...person, newsletter: subscribed }
}
