import type { OperationPath } from '../operation.ts'

export const importsPaths = {
  listImports: { method: 'GET', path: '/imports' },
  createImport: { method: 'POST', path: '/imports' },
  getImport: { method: 'GET', path: '/imports/:id' },
  removeImport: { method: 'DELETE', path: '/imports/:id' },
  listImportRows: { method: 'GET', path: '/imports/:id/rows' },
  changeImportRow: { method: 'PUT', path: '/imports/:id/rows/:number' },
  listMissingPhotos: { method: 'GET', path: '/imports/:id/photos' },
  addImportPhotos: { method: 'POST', path: '/imports/:id/photos' },
  setImportPhoto: { method: 'PUT', path: '/imports/:id/photos' },
  publishImport: { method: 'POST', path: '/imports/:id/publication' },
} as const satisfies Record<string, OperationPath>

/** Below the API base: the empty sheet of an equipment type, a file. */
export const emptySheetPath = '/imports/sheets/:id'
