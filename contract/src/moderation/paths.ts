import type { OperationPath } from '../operation.ts'

export const moderationPaths = {
  reportListing: { method: 'POST', path: '/posts/:id/report' },
  listReportedListings: { method: 'GET', path: '/console/reports' },
  listDecidedListings: { method: 'GET', path: '/console/reports/decided' },
  decideOnListing: { method: 'POST', path: '/console/posts/:id/decision' },
} as const satisfies Record<string, OperationPath>
