import type { StoredDecision, Subject } from '#cases'
import type { Context } from '#platform/context'
import type { Condition } from '#platform/mail'
import type { Volunteer } from '#volunteers'

/** A decision on its way; the server has found it in the table of decisions (`caseDecisions`). */
export type Deciding = {
  volunteer: Volunteer
  /** The case that the volunteer has before them; undefined where a listing is decided again. */
  caseId: number | undefined
  subjectId: number
  decision: string
  words: string
  /** Of a decision about an answer: the restriction that it answers to. */
  restriction?: number | undefined
}

/** A decision that is undone: what it changed is still as it left it, or was changed by something else since. */
export type Restoring = {
  subject: Subject
  decision: StoredDecision
  /** What the mails were about that were not sent yet, and are not sent any more. */
  withdrawn: Condition['about'][]
  /** The volunteer who takes it back. */
  by: number
}

export type Decider = {
  /** Makes a decision with all that it causes, in one transaction that closes the case. Returns its id. */
  decide: (ctx: Context, deciding: Deciding) => Promise<number>
  /** Locks a subject as whoever decides about it does. */
  lock: (ctx: Context, id: number) => Promise<unknown>
  /** Takes back what a decision caused, with the subject locked. */
  restore: (ctx: Context, restoring: Restoring) => Promise<void>
}
