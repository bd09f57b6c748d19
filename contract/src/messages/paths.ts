import type { OperationPath } from '../operation.ts'

export const messagesPaths = {
  sendMessage: { method: 'POST', path: '/messages' },
  listSentMessages: { method: 'GET', path: '/api/user/messages' },
} as const satisfies Record<string, OperationPath>
