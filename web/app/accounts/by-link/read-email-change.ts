import { browserApi } from '../../api.ts'

/** The next step that the link requires in this browser. `nothing`: the link has expired. `again`: the service could not answer. */
export type EmailChange =
  | { asks: 'press' | 'password'; email: string }
  | { asks: 'log_in'; email: string }
  | { asks: 'nothing' | 'again'; sentence: string }

/** Looks up the change of address that a link's token belongs to. */
export async function readEmailChange(token: string): Promise<EmailChange> {
  const reply = await browserApi('readEmailChange', { query: { email_token: token } })
  if (reply.ok) {
    const { asks, email } = reply.data
    return asks === 'log_in' ? { asks, email } : { asks, email }
  }
  return { asks: reply.status === 422 ? 'nothing' : 'again', sentence: reply.failure.error }
}
