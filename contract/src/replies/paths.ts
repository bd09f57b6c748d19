import type { OperationPath } from '../operation.ts'

export const repliesPaths = {
  listReplies: { method: 'GET', path: '/console/replies' },
  listReplyVersions: { method: 'GET', path: '/console/replies/:id' },
  listFittingReplies: { method: 'GET', path: '/console/replies/fitting/:subject/:id' },
  writeReply: { method: 'POST', path: '/console/replies' },
  changeReply: { method: 'PUT', path: '/console/replies/:id' },
} as const satisfies Record<string, OperationPath>
