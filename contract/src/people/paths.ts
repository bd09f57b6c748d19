import type { OperationPath } from '../operation.ts'

export const peoplePaths = {
  findPeople: { method: 'GET', path: '/console/accounts' },
  getPerson: { method: 'GET', path: '/console/accounts/:id' },
  listPersonListings: { method: 'GET', path: '/console/accounts/:id/listings' },
  noteOnPerson: { method: 'POST', path: '/console/accounts/:id/notes' },
} as const satisfies Record<string, OperationPath>
