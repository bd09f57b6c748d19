import type { Context } from '#platform/context'
import { signedOut } from '../sessions/signed-out.ts'
import { lockPersonRow } from './leaving-queries.ts'

/** Until the transaction ends the person neither leaves nor gets anything new. Refuses with 401 when they have left. */
export async function holdPerson(ctx: Context, { personId }: { personId: number }): Promise<void> {
  if (!(await lockPersonRow(ctx, personId))) throw signedOut()
}
