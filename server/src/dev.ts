import { createServer } from 'vite'
import { stopSignal } from './stop-signal.ts'

type Program = typeof import('./dev-program.ts')

const stopping = stopSignal()
const ownListeners = new Set(process.listeners('SIGTERM'))

// Development: the services keep running; the app is built anew when its code changes.
const vite = await createServer({
  configFile: new URL('../../web/vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true },
  appType: 'custom',
})
const load = () => vite.ssrLoadModule(new URL('./dev-program.ts', import.meta.url).pathname) as Promise<Program>
const { startDevelopment } = await load()
// The compiler inside the web's plugin would end the process at once at SIGTERM, and leave the database behind.
for (const listener of process.listeners('SIGTERM')) if (!ownListeners.has(listener)) process.off('SIGTERM', listener)
await startDevelopment({ middlewares: vite.middlewares, load, close: () => vite.close() }, stopping)
