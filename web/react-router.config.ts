import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './vite/compress-assets.ts'

export default {
  appDirectory: 'app',
  buildDirectory: '../build',
  ssr: true,
  // The map of all routes comes with the first page: no call to ask for more of it.
  routeDiscovery: { mode: 'initial' },
  // The map is written last of all files.
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
