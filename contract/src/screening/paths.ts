import type { OperationPath } from '../operation.ts'

export const screeningPaths = {
  listScreeningSignals: { method: 'GET', path: '/console/screening' },
  previewScreeningSignal: { method: 'POST', path: '/console/screening/:id/preview' },
  changeScreeningSignal: { method: 'PUT', path: '/console/screening/:id' },
} as const satisfies Record<string, OperationPath>
