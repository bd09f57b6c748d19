import { join } from 'node:path'

/** Of a bundler's module: what it imports and what imports it, by id. */
type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const app = join(import.meta.dirname, '../app')

const entry = join(app, 'entry.client.tsx')

/** A route as the bundler names it, whole and as the parts of it that go to the browser. */
const routeIds = (file: string) => {
  const path = join(app, file)
  const chunks = ['main', 'clientLoader'].map((part) => `${path}?route-chunk=${part}`)
  return [path, `${path}?__react-router-build-client-route`, ...chunks]
}

/** The pages that most people come to, by the file of their route. */
const starts = {
  frame: [entry, ...routeIds('root.tsx')],
  home: routeIds('listings/home/home-page.tsx'),
  listing: routeIds('listings/detail/listing-page.tsx'),
  /** What says on a card whether its thing fits, once somebody has answered questions. */
  verdict: [join(app, 'fit/verdicts/card-verdict.tsx')],
}

/**
 * The files that many pages or one of the most visited need, so that they ask for a few instead of dozens: the frame of every page
 * with React and the router, what lists and listings share, what the home page shares with other pages, the rest of it, the same
 * for a listing, and what judges whether a thing fits. Each takes along what it imports, unless one before it has that.
 */
export const bundles = [
  'frame',
  'lists',
  'controls',
  'home',
  'parts',
  'listing',
  'kinds',
  'measures',
  'verdicts',
] as const

type Bundle = (typeof bundles)[number]

/** The name of a module's file, if it is this one. */
export const onlyIn = (bundle: Bundle) => (id: string, modules: Modules) =>
  bundleOf(id, modules) === bundle ? bundle : null

function bundleOf(id: string, modules: Modules): Bundle | null {
  // The entry begins the page as soon as it is read, which is when all else is there.
  if (id === entry) return null
  const isIn = (start: Start) => reachedFrom(start, modules).has(id)
  if (isIn('frame')) return 'frame'
  if (isIn('home') && isIn('listing')) return 'lists'
  if (isIn('home')) return isShared(id, 'home', modules) ? 'controls' : 'home'
  // A preview shows a listing whole, with its gallery.
  const isOfListing = /\/app\/(listings|ui\/(gallery|carousel))\//.test(id)
  if (isIn('listing')) return !isOfListing && isShared(id, 'listing', modules) ? 'parts' : 'listing'
  // A listing's page asks for the kinds alone, a form for what reads measures: neither for what judges them.
  if (isIn('verdict'))
    return /\/fit\/kind-types/.test(id) ? 'kinds' : /\/(app|src)\/fit\//.test(id) ? 'verdicts' : 'measures'
  return null
}

type Start = keyof typeof starts

/** Whether a module is imported by one that this page does not begin with. */
function isShared(id: string, start: Start, modules: Modules): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => !reachedFrom(start, modules).has(importer))
}

const reached = new Map<Start, Set<string>>()

/** The modules that are imported by these pages, directly or by one another; what comes when it is wanted is not. */
function reachedFrom(start: Start, modules: Modules): Set<string> {
  const known = reached.get(start)
  if (known) return known
  const found = new Set<string>()
  const queue = [...starts[start]]
  for (const id of queue) {
    const info = found.has(id) ? null : modules.getModuleInfo(id)
    if (!info) continue
    found.add(id)
    queue.push(...info.importedIds)
  }
  reached.set(start, found)
  return found
}
