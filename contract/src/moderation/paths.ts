import type { OperationPath } from '../operation.ts'

export const moderationPaths = {
  reportListing: { method: 'POST', path: '/posts/:id/report' },
  getReportLimit: { method: 'GET', path: '/reports/limit' },
  listDecidedListings: { method: 'GET', path: '/console/reports/decided' },
  decideOnListing: { method: 'POST', path: '/console/posts/:id/decision' },
  reportPerson: { method: 'POST', path: '/api/user/conversations/:id/report' },
  listPersonReports: { method: 'GET', path: '/console/people' },
  readReportedConversation: { method: 'POST', path: '/console/people/:id/reading' },
  decideOnPerson: { method: 'POST', path: '/console/people/:id/decision' },
  listSignals: { method: 'GET', path: '/console/signals' },
  addSignal: { method: 'POST', path: '/console/signals' },
  changeSignal: { method: 'PUT', path: '/console/signals/:id' },
} as const satisfies Record<string, OperationPath>
