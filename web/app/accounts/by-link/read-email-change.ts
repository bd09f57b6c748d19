import { browserApi } from '../../api.ts'

/** What the link asks for in this browser; `nothing`: it has ended. `again`: nobody could say. */
export type EmailChange =
  | { asks: 'press' | 'password'; email: string }
  | { asks: 'log_in'; email: string }
  | { asks: 'nothing' | 'again'; sentence: string }

export async function readEmailChange(token: string): Promise<EmailChange> {
  const reply = await browserApi('readEmailChange', { query: { email_token: token } })
  if (reply.ok) {
    const { asks, email } = reply.data
    return asks === 'log_in' ? { asks, email } : { asks, email }
  }
  return { asks: reply.status === 422 ? 'nothing' : 'again', sentence: reply.failure.error }
}
