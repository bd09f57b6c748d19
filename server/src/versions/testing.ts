import { whileLocked } from '../platform/database/testing-locks.ts'
import { lockDocuments } from './version-queries.ts'

/** Does something while somebody else changes what has versions. Returns whether it waited for them, and how it was answered. */
export async function inTurn(
  program: Parameters<typeof whileLocked>[0],
  act: () => Promise<{ status: number }>,
): Promise<['waited' | 'did not wait', number]> {
  const { waited, result } = await whileLocked(program, { lock: lockDocuments, act })
  return [waited ? 'waited' : 'did not wait', result.status]
}
