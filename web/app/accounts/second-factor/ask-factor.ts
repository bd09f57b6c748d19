import type { User } from '@reable/contract/accounts/operations'
import type { OperationId, Reply } from '@reable/contract/client'
import { openFactor } from './factor-store.ts'

/** Opens the dialog that asks for a second factor. Undefined: it was closed. */
const ask = (user: User | undefined) => new Promise<User | undefined>((onEnd) => openFactor({ user, onEnd }))

/** Opened once for all calls that wait for it. */
let asked: Promise<User | undefined> | undefined

/**
 * Follows a reply that needs a second factor: makes a log-in whole, or repeats an act of weight after another proof. Where the dialog is
 * closed, the log-in is refused, and the act stays as it was.
 */
export async function askFactor<Id extends OperationId>(
  reply: Reply<Id>,
  repeat: () => Promise<Reply<Id>>,
): Promise<Reply<Id>> {
  if (!reply.ok) {
    asked ??= ask(undefined).finally(() => {
      asked = undefined
    })
    return (await asked) ? repeat() : reply
  }
  const user = await ask(reply.data as User)
  return user ? ({ ...reply, data: user, answer: { ...reply.answer, data: user } } as Reply<Id>) : notLoggedIn
}

const notLoggedIn = {
  ok: false,
  status: 403,
  failure: {
    code: 'second_factor_again',
    error: 'You are not logged in yet: the second step is missing. Please log in again.',
    flow_id: '',
  },
} as const
