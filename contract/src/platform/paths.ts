import type { OperationPath } from '../operation.ts'

export const platformPaths = {
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
} as const satisfies Record<string, OperationPath>
