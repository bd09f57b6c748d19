import type { OperationPath } from '../operation.ts'

export const contactPaths = {
  contactUs: { method: 'POST', path: '/contact_us' },
  getContactLimit: { method: 'GET', path: '/contact_us/limit' },
} as const satisfies Record<string, OperationPath>
