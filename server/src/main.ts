import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { stopSignal } from './stop-signal.ts'

// A start reads from it what the one before has compiled. A new build begins with an empty folder, since it is made anew.
enableCompileCache(join(import.meta.dirname, '.compiled'))

// Signals are handled before anything else is loaded: from here on each of them ends the program in order.
const stopping = stopSignal()
// The database starts while the rest is loaded.
const { beginReaching } = await import('./begin-reaching.ts')
const reaching = beginReaching(stopping)
const { serveUntil } = await import('./serve/serve.ts')
await serveUntil(stopping, join(import.meta.dirname, '../client'), { reaching })
