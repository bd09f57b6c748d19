import type { OperationPath } from '../operation.ts'

export const contactPaths = {
  contactUs: { method: 'POST', path: '/contact_us' },
} as const satisfies Record<string, OperationPath>
