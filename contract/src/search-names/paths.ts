import type { OperationPath } from '../operation.ts'

export const searchNamesPaths = {
  listSearchNames: { method: 'GET', path: '/console/search_names' },
  createSearchName: { method: 'POST', path: '/console/search_names' },
  listMissedWords: { method: 'GET', path: '/console/search_names/missed' },
  trySearchName: { method: 'POST', path: '/console/search_names/try' },
  changeSearchName: { method: 'PUT', path: '/console/search_names/:id' },
  removeSearchName: { method: 'DELETE', path: '/console/search_names/:id' },
} as const satisfies Record<string, OperationPath>
