import type { OperationPath } from '../operation.ts'

export const savedPaths = {
  listSaved: { method: 'GET', path: '/api/saved' },
  listSavedIds: { method: 'GET', path: '/api/saved/ids' },
  lookAtSaved: { method: 'GET', path: '/api/saved/states' },
  saveListing: { method: 'PUT', path: '/api/saved/:id' },
  unsaveListing: { method: 'DELETE', path: '/api/saved/:id' },
  takeAlongSaved: { method: 'POST', path: '/api/saved' },
  setSavedMails: { method: 'PUT', path: '/api/saved_mails' },
  stopSavedMails: { method: 'POST', path: '/api/saved_mails/stop' },
} as const satisfies Record<string, OperationPath>
