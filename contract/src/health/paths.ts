import type { OperationPath } from '../operation.ts'

export const healthPaths = {
  getHealth: { method: 'GET', path: '/console/health' },
} as const satisfies Record<string, OperationPath>

/** The figures for Prometheus, beside the operations: plain text. */
export const metricsPath = '/v1/metrics'
