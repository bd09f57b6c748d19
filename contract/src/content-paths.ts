import type { OperationPath } from './operation.ts'

export const contentPaths = {
  getLatestBanner: { method: 'GET', path: '/api/banners/latest_active' },
} as const satisfies Record<string, OperationPath>
