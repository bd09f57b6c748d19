import type { OperationPath } from '../operation.ts'

export const contentConsolePaths = {
  listContent: { method: 'GET', path: '/console/content' },
  getWrittenContent: { method: 'GET', path: '/console/content/:kind/:name' },
  saveContent: { method: 'PUT', path: '/console/content/:kind/:name' },
  previewContent: { method: 'POST', path: '/console/content/:kind/:name/preview' },
  listContentVersions: { method: 'GET', path: '/console/content/:kind/:name/versions' },
  getContentVersion: { method: 'GET', path: '/console/content/:kind/:name/versions/:version' },
  listBanners: { method: 'GET', path: '/console/banners' },
  saveBanner: { method: 'POST', path: '/console/banners' },
} as const satisfies Record<string, OperationPath>
