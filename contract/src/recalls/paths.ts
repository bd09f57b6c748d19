import type { OperationPath } from '../operation.ts'

export const recallsPaths = {
  lookUpRecall: { method: 'GET', path: '/recalls' },
  listRecallCards: { method: 'GET', path: '/console/recalls' },
  listRecallNotices: { method: 'GET', path: '/console/recalls/notices' },
  dismissRecallNotice: { method: 'PUT', path: '/console/recalls/notices/:nid' },
  writeRecallCard: { method: 'POST', path: '/console/recalls' },
  changeRecallCard: { method: 'PUT', path: '/console/recalls/:id' },
  listRecallVersions: { method: 'GET', path: '/console/recalls/:id/versions' },
} as const satisfies Record<string, OperationPath>
