import type { OperationPath } from '../operation.ts'

export const sellerPaths = {
  getSeller: { method: 'GET', path: '/api/posts/:id/seller' },
  listOthersOfSeller: { method: 'GET', path: '/api/posts/:id/seller/others' },
  getFirstName: { method: 'GET', path: '/api/user/first_name' },
  setFirstName: { method: 'PUT', path: '/api/user/first_name' },
} as const satisfies Record<string, OperationPath>
