import type { OperationPath } from '../operation.ts'

export const fitPaths = {
  listMeasures: { method: 'GET', path: '/measures' },
  countMissingMeasure: { method: 'POST', path: '/measures/missing' },
  listMissingMeasures: { method: 'GET', path: '/measures/missing' },
} as const satisfies Record<string, OperationPath>
