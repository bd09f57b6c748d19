import type { OperationPath } from '../operation.ts'

export const notificationsPaths = {
  listNotifications: { method: 'GET', path: '/notifications' },
  listMyNotifications: { method: 'GET', path: '/user_notifications' },
  createNotification: { method: 'POST', path: '/notifications' },
  deleteNotification: { method: 'DELETE', path: '/notifications/:id' },
  unsubscribe: { method: 'POST', path: '/unsubscribe' },
} as const satisfies Record<string, OperationPath>
