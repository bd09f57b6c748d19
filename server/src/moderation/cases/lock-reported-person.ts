import { caseSentences } from '@reable/contract/cases/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockReported } from './people-queries.ts'

/** Locks the person whom a case is about until the transaction ends. Refuses as not found somebody who has left. */
export async function lockReportedPerson(ctx: Context, personId: number): Promise<void> {
  if (!(await lockReported(ctx, personId))) throw new Refusal('not_found', caseSentences.gone)
}
