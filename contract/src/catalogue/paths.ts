import type { OperationPath } from '../operation.ts'

export const cataloguePaths = {
  listCategories: { method: 'GET', path: '/api/posts/categories' },
  listEquipmentFields: { method: 'GET', path: '/api/posts/equipment_fields' },
  listConditions: { method: 'GET', path: '/api/posts/conditions' },
} as const satisfies Record<string, OperationPath>
