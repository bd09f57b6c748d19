import type { OperationPath } from '../operation.ts'

export const casePaths = {
  listCases: { method: 'GET', path: '/console/cases' },
  listDecidedCases: { method: 'GET', path: '/console/cases/decided' },
  getCase: { method: 'GET', path: '/console/cases/:id' },
  claimCase: { method: 'POST', path: '/console/cases/:id/claim' },
  putBackCase: { method: 'DELETE', path: '/console/cases/:id/claim' },
  decideCase: { method: 'POST', path: '/console/cases/:id/decision' },
  noteOnCase: { method: 'POST', path: '/console/cases/:id/notes' },
  undoDecision: { method: 'POST', path: '/console/decisions/:id/undo' },
} as const satisfies Record<string, OperationPath>
