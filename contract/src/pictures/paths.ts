import type { OperationPath } from '../operation.ts'

export const picturesPaths = {
  startUpload: { method: 'POST', path: '/storage/direct_uploads' },
  finishUpload: { method: 'POST', path: '/storage/direct_uploads/:signed_id' },
} as const satisfies Record<string, OperationPath>
