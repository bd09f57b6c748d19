import { readConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { reachServer, type Server } from './platform/database/server.ts'

/** Begins to reach the database, or to start it. What it fails with shows once the start awaits it. */
export function beginReaching(stopping: AbortSignal): Promise<Server> {
  const reaching = reach(stopping)
  reaching.catch(() => {})
  return reaching
}

async function reach(stopping: AbortSignal): Promise<Server> {
  const config = readConfig(process.env)
  return reachServer(config, createLog(config), { stopping })
}
