import { describe, expect, test } from 'vitest'
import { filesOf, importsOf, isTest, type Source } from './sources.ts'

/** In dependency order: a module imports only from those before it. What must flow the other way goes through the queue. */
const modules = [
  ...['platform', 'restrictions', 'accounts', 'volunteers', 'versions', 'places', 'catalogue', 'prohibited'],
  ...['cases', 'pictures', 'recalls', 'manuals', 'screening', 'listings', 'kinds', 'partners', 'fit', 'notifications'],
  ...['saved', 'messages', 'handovers', 'moderation', 'people', 'replies'],
  ...['impact', 'contact', 'blog', 'content', 'privacy', 'backups', 'health'],
]

/** The imports of some files that a rule does not allow, each with the file it stands in. */
const violations = (files: Source[], allowed: (imported: string, path: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !allowed(imported, file.path))
      .map((imported) => `${file.path} imports ${imported}`),
  )

const programs = (pattern: string) => filesOf(pattern).filter((file) => !isTest(file))

describe.each(modules)('the module %s', (module) => {
  const files = programs(`server/src/${module}/**/*.{ts,tsx}`)
  const folder = `server/src/${module}/`

  test('imports from the modules before it, and from no seeds, which furnish the program', () => {
    const later = modules.slice(modules.indexOf(module) + 1)
    const allowed = (imported: string) => !['seeds', ...later].includes(/^#([a-z]+)/.exec(imported)?.[1] ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(violations(files, allowed)).toEqual([])
  })

  test('imports another module only through its index.ts, such as #listings: what that does not export is private', () => {
    expect(violations(files, (imported) => !imported.startsWith('server/') || imported.startsWith(folder))).toEqual([])
  })
})

test('every folder of the server that others import from stands in the list of modules', () => {
  const modulesWithIndex = filesOf('server/src/*/index.ts').map(({ path }) => path.split('/')[2])
  expect(modulesWithIndex.filter((module) => !modules.includes(module ?? ''))).toEqual([])
})

test('the contract imports zod and itself alone, so that browser and server can both use it', () => {
  const allowed = (imported: string) => imported === 'zod' || imported.startsWith('contract/src/')
  expect(violations(programs('contract/src/**/*.ts'), allowed)).toEqual([])
})

test('the browser is a view of the contract: it reaches the domain by its calls alone, and leaves zod, of 22 kB, on the server', () => {
  const allowed = (imported: string) => !/^(#|server\/|@reable\/server|zod$)/.test(imported)
  const files = filesOf('web/app/**/*.{ts,tsx}').filter(({ path }) => path !== 'web/app/server.ts')
  expect(violations(files, allowed)).toEqual([])
})

test.each(['ui', 'state'])('%s has no opinion on marketplaces: it imports from ui and state alone', (folder) => {
  const plain = (imported: string) =>
    !/^@reable\/|^web\/app\/[\w-]+\//.test(imported) || /^web\/app\/(ui|state)\//.test(imported)
  expect(violations(programs(`web/app/${folder}/**/*.{ts,tsx}`), plain)).toEqual([])
})

test.each(['e2e', 'bench'])('%s imports the contract and the village, not the internals', (folder) => {
  const outside = (imported: string) => !/^(#|server\/src\/|web\/)/.test(imported)
  expect(violations(filesOf(`${folder}/**/*.ts`), outside)).toEqual([])
})
