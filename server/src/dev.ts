import { createServer } from 'vite'

type Program = typeof import('./dev-program.ts')

// Development: the program as its sources say at this moment. The ground stays; the app is built anew when its code changes.
const vite = await createServer({
  configFile: new URL('../../web/vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true },
  appType: 'custom',
})
const load = () => vite.ssrLoadModule(new URL('./dev-program.ts', import.meta.url).pathname) as Promise<Program>
const { startDevelopment } = await load()
// The compiler inside the web's plugin would end the process at once at SIGTERM, and leave the database behind.
process.removeAllListeners('SIGTERM')
await startDevelopment({ middlewares: vite.middlewares, load, close: () => vite.close() })
