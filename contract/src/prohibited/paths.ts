import type { OperationPath } from '../operation.ts'

export const prohibitedPaths = {
  listProhibitedItems: { method: 'GET', path: '/api/posts/prohibited_items' },
  listEditedProhibited: { method: 'GET', path: '/console/prohibited' },
  createProhibited: { method: 'POST', path: '/console/prohibited' },
  tryProhibited: { method: 'POST', path: '/console/prohibited/try' },
  changeProhibited: { method: 'PUT', path: '/console/prohibited/:id' },
  removeProhibited: { method: 'DELETE', path: '/console/prohibited/:id' },
} as const satisfies Record<string, OperationPath>
