import { acts, isAct } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyVolunteer } from './why.ts'

type Count = { email: string | null; first_name: string | null; act: string; times: number }

/** The mail that says how often each volunteer did what in a week. */
export const summaryEmail = (ctx: Context, { to, counts }: { to: string; counts: readonly Count[] }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'What volunteers did this week',
    why: whyVolunteer,
    body: (
      <>
        <Heading>This week in the volunteers’ room</Heading>
        {counts.map((count) => (
          <Paragraph key={`${count.email} ${count.act}`}>{lineOf(count)}</Paragraph>
        ))}
        <NextStep href={`${ctx.config.http.publicUrl}/console/log`}>See the log</NextStep>
      </>
    ),
  })

function lineOf({ email, first_name, act, times }: Count): string {
  const who = first_name ?? email ?? 'Somebody who has left'
  return `${who}: ${isAct(act) ? acts[act].does : act}, ${times === 1 ? 'once' : `${times} times`}`
}
