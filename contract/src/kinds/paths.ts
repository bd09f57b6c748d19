import type { OperationPath } from '../operation.ts'

export const kindsPaths = {
  listKinds: { method: 'GET', path: '/console/kinds' },
  getKind: { method: 'GET', path: '/console/kinds/:id' },
  createKind: { method: 'POST', path: '/console/kinds' },
  changeKind: { method: 'PUT', path: '/console/kinds/:id' },
  removeKind: { method: 'DELETE', path: '/console/kinds/:id' },
  getQuestion: { method: 'GET', path: '/console/kinds/questions/:name' },
  createQuestion: { method: 'POST', path: '/console/kinds/questions' },
  changeQuestion: { method: 'PUT', path: '/console/kinds/questions/:name' },
  changeCondition: { method: 'PUT', path: '/console/kinds/conditions/:id' },
  changeCategory: { method: 'PUT', path: '/console/kinds/categories/:id' },
} as const satisfies Record<string, OperationPath>
