import type { OperationPath } from '../operation.ts'

export const versionsPaths = {
  listVersions: { method: 'GET', path: '/console/versions/:kind/:key' },
} as const satisfies Record<string, OperationPath>
