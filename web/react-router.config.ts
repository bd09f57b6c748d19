import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './vite/compress-assets.ts'
import { slimManifest } from './vite/slim-manifest.ts'

export default {
  appDirectory: 'app',
  buildDirectory: '../build',
  ssr: true,
  // The map of all routes comes with the first page: no call to ask for more of it.
  routeDiscovery: { mode: 'initial' },
  // The map is written last of all files.
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    await slimManifest(join(folder, 'assets'))
    await compressAssets(folder)
  },
} satisfies Config
