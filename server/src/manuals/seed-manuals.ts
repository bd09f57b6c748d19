import { type Context, inTransaction } from '#platform/context'
import { insertHosts } from './host-queries.ts'
import type { ManualFields } from './manual.ts'
import { countManuals, insertManual } from './manual-queries.ts'

/** Adds the list of hosts that comes with the program, once: what volunteers have made of it stays. */
export async function seedManualHosts(ctx: Context, hosts: readonly string[]): Promise<void> {
  await insertHosts(ctx, { hosts: [...hosts].sort(), version: 1, volunteerId: null })
}

/** Adds the manuals of the village, where there is none yet. */
export async function seedManuals(ctx: Context, manuals: readonly ManualFields[]): Promise<void> {
  if (await countManuals(ctx)) return
  await inTransaction(ctx, async (ctx) => {
    for (const fields of manuals) await insertManual(ctx, { fields, withdrawn: false, version: 1, volunteerId: null })
  })
}
