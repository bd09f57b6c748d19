import { join } from 'node:path'
import { stopSignal } from './stop-signal.ts'

// Signals are handled before anything else is loaded: from here on each of them ends the program in order.
const stopping = stopSignal()
const { serveUntil } = await import('./serve.ts')
await serveUntil(stopping, join(import.meta.dirname, '../client'))
