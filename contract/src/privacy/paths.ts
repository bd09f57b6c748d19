import type { OperationPath } from '../operation.ts'

export const privacyPaths = {
  downloadMyData: { method: 'GET', path: '/api/user/data' },
  closeAccount: { method: 'POST', path: '/api/user/close' },
} as const satisfies Record<string, OperationPath>
