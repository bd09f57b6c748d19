import type { OperationPath } from '../operation.ts'

export const peoplePaths = {
  findPeople: { method: 'GET', path: '/console/accounts' },
  getPerson: { method: 'GET', path: '/console/accounts/:id' },
  listPersonListings: { method: 'GET', path: '/console/accounts/:id/listings' },
  noteOnPerson: { method: 'POST', path: '/console/accounts/:id/notes' },
  beginFactorReset: { method: 'POST', path: '/console/accounts/:id/factor-reset' },
  agreeToFactorReset: { method: 'POST', path: '/console/factor-resets/:id/agreement' },
  refuseFactorReset: { method: 'POST', path: '/console/factor-resets/:id/refusal' },
} as const satisfies Record<string, OperationPath>
