import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { findImportsOf } from './import-queries.ts'
import { requireMember } from './require-member.ts'
import { type ImportAnswer, serializeImports } from './serialize-import.ts'

/** Lists a member's imports, the newest first. Refuses as `requireMember` does. */
export async function listImports(ctx: Context, { person }: { person: Person }): Promise<ImportAnswer[]> {
  requireMember(person)
  return serializeImports(ctx, await findImportsOf(ctx, person.id))
}
