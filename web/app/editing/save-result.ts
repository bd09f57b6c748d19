import { openSignIn } from '../accounts/sign-in/sign-in-store.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'

/** The outcome of saving an edit. */
export type SaveResult<Stored, Saved = unknown> =
  | ({ kind: 'saved' } & Saved)
  /** It was changed elsewhere meanwhile; `theirs` is the version that is stored now. */
  | { kind: 'conflict'; theirs: Stored }
  | { kind: 'refused'; reply: FailedReply }

/** The refusal to show, if any. A person who is no longer signed in signs in over the page instead, and saves again. */
export function refusalToShow(reply: FailedReply): FailedReply | undefined {
  if (reply.status !== 401) return reply
  openSignIn()
  return undefined
}
