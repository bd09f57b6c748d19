import type { OperationPath } from '../operation.ts'

export const manualsPaths = {
  listManuals: { method: 'GET', path: '/console/manuals' },
  writeManual: { method: 'POST', path: '/console/manuals' },
  changeManual: { method: 'PUT', path: '/console/manuals/:id' },
  listManualVersions: { method: 'GET', path: '/console/manuals/:id/versions' },
  listManualHosts: { method: 'GET', path: '/console/manual_hosts' },
  changeManualHosts: { method: 'PUT', path: '/console/manual_hosts' },
} as const satisfies Record<string, OperationPath>
