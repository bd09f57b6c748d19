import { join } from 'node:path'

/** Of a bundler's module: what it imports, by id. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const app = join(import.meta.dirname, '../app')

const entry = join(app, 'entry.client.tsx')
// The root as the bundler names it, whole and as the part of it that goes to the browser.
const entryIds = [entry, join(app, 'root.tsx'), join(app, 'root.tsx?__react-router-build-client-route')]

let ids: Set<string> | undefined

/** 'frame' for a module that every page needs, with React and the router: one file, asked for once and kept for the whole visit. */
export function frame(id: string, modules: Modules): 'frame' | null {
  ids ??= reachedFrom([...entryIds], modules)
  // The entry begins the page as soon as it is read, which is when all else is there.
  return ids.has(id) && id !== entry ? 'frame' : null
}

/** The modules that are imported by these, directly or by one another; what comes when it is wanted is not. */
function reachedFrom(queue: string[], modules: Modules): Set<string> {
  const reached = new Set<string>()
  for (const id of queue) {
    const info = reached.has(id) ? null : modules.getModuleInfo(id)
    if (!info) continue
    reached.add(id)
    queue.push(...info.importedIds)
  }
  return reached
}
