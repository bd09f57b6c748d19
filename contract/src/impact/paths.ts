import type { OperationPath } from '../operation.ts'

export const impactPaths = {
  getImpact: { method: 'GET', path: '/impact' },
  getVolunteerImpact: { method: 'GET', path: '/console/impact' },
} as const satisfies Record<string, OperationPath>
