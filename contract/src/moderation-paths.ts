import type { OperationPath } from './operation.ts'

export const moderationPaths = {
  reportListing: { method: 'POST', path: '/posts/:id/report' },
} as const satisfies Record<string, OperationPath>
