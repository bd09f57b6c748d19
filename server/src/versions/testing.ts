import { inTransaction } from '#platform/context'
import { waitForBlockedSession } from '../platform/database/testing-locks.ts'
import type { testProgram } from '../testing.ts'
import { lockDocuments } from './version-queries.ts'

type Program = Pick<Awaited<ReturnType<typeof testProgram>>, 'ctx' | 'database'>

/** Does something while somebody else changes what has versions. Returns whether it waited for them, and how it was answered. */
export async function inTurn(
  { ctx, database }: Program,
  act: () => Promise<{ status: number }>,
): Promise<['waited' | 'did not wait', number]> {
  const { acting, first } = await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const acting = act()
    const waits = waitForBlockedSession(database.pool).then(() => 'waited' as const)
    return { acting, first: await Promise.race([waits, acting.then(() => 'did not wait' as const)]) }
  })
  return [first, (await acting).status]
}
