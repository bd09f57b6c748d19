import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import { answerSent, handoverFailed } from './handover-alerts.ts'

const reply = { status: 409, failure: { error: 'It is promised.', code: 'conflict', flow_id: 'abcdefgh' } } as const

/** The text of each alert about handovers: rows for the test of every alert. */
export const ofHandovers: [actual: AlertMessage, expected: AlertMessage][] = [
  [answerSent, { type: 'success', title: 'Your answer is sent' }],
  [handoverFailed(reply), { type: 'error', title: 'That did not work', text: 'It is promised.', flowId: 'abcdefgh' }],
]
