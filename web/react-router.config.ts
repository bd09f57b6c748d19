import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build',
  ssr: true,
  // The map of all routes comes with the first page: no call to ask for more of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
