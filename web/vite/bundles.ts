import { join } from 'node:path'

/** Of a bundler's module: what it imports, by id. */
export type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const app = join(import.meta.dirname, '../app')

const entry = join(app, 'entry.client.tsx')

/** A route as the bundler names it, whole and as the parts of it that go to the browser. */
const routeIds = (file: string) => {
  const path = join(app, file)
  const chunks = ['main', 'clientLoader'].map((part) => `${path}?route-chunk=${part}`)
  return [path, `${path}?__react-router-build-client-route`, ...chunks]
}

const contactForm = join(app, 'messages/contact-form.tsx')

/** The pages that most people come to, by the file of their route. */
const starts = {
  frame: [entry, ...routeIds('root.tsx')],
  home: routeIds('listings/home/home-page.tsx'),
  listing: routeIds('listings/detail/listing-page.tsx'),
  contactForm: [contactForm],
  /** What stands in the HTML of a listing: its form is there before its code is. */
  listingHtml: [...routeIds('listings/detail/listing-page.tsx'), contactForm],
}

/**
 * The files that many pages or one of the most visited need, so that they ask for a few instead of dozens: the frame of every page
 * with React and the router, what lists and listings share, the home page, a listing, and what forms are made of. Each takes along
 * what it imports, unless one before it has that.
 */
export const bundles = ['frame', 'lists', 'home', 'listing', 'forms'] as const

type Bundle = (typeof bundles)[number]

/** The name of a module's file, if it is this one. */
export const onlyIn = (bundle: Bundle) => (id: string, modules: Modules) =>
  bundleOf(id, modules) === bundle ? bundle : null

function bundleOf(id: string, modules: Modules): Bundle | null {
  // The entry begins the page as soon as it is read, which is when all else is there.
  if (id === entry) return null
  const isIn = (start: keyof typeof starts) => reachedFrom(start, modules).has(id)
  if (isIn('frame')) return 'frame'
  if (isIn('home')) return isIn('listing') ? 'lists' : 'home'
  if (isIn('listing')) return 'listing'
  return isIn('contactForm') && /\/node_modules\/|\/app\/(ui|state)\//.test(id) ? 'forms' : null
}

const reached = new Map<keyof typeof starts, Set<string>>()

/** The modules that are imported by these pages, directly or by one another; what comes when it is wanted is not. */
export function reachedFrom(start: keyof typeof starts, modules: Modules): Set<string> {
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
