import type { OperationPath } from '../operation.ts'

export const restrictionsPaths = {
  listOwnRestrictions: { method: 'GET', path: '/api/user/restrictions' },
  answerRestriction: { method: 'POST', path: '/api/user/restrictions/:id/answer' },
  listRestrictions: { method: 'GET', path: '/console/restrictions' },
  restrictPerson: { method: 'POST', path: '/console/accounts/:id/restrictions' },
  agreeToBan: { method: 'POST', path: '/console/restrictions/:id/agreement' },
  liftRestriction: { method: 'POST', path: '/console/restrictions/:id/lift' },
  keepRestriction: { method: 'POST', path: '/console/restrictions/:id/keep' },
} as const satisfies Record<string, OperationPath>
