import type { OperationPath } from '../operation.ts'

export const mailedPaths = {
  lookAtMailedMessage: { method: 'POST', path: '/messages/by-mail/look' },
  postMailedMessage: { method: 'POST', path: '/messages/by-mail/post' },
  getMailDelivery: { method: 'GET', path: '/api/user/mail-delivery' },
  resumeMailDelivery: { method: 'POST', path: '/api/user/mail-delivery/resume' },
} as const satisfies Record<string, OperationPath>
