import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './spawn.mjs'

/** Licences that require no more than keeping their notice. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]

/** Licences that require more, each with the packages that were reviewed, and why it is allowed. */
const reviewed = {
  'Python-2.0': { packages: /^argparse$/, why: 'permissive, with a history of names to keep' },
  'MPL-2.0': {
    packages: /^(@vercel\/stega|lightningcss(-.*)?)$/,
    why: 'asks for the source of its own files alone, which are used unchanged; lightningcss only builds',
  },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, why: 'a table of browsers that the build alone reads' },
  Unlicense: { packages: /^isbot$/, why: 'in the public domain; the build alone looks for it' },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    why: 'libvips: a library beside the program, which anyone may exchange',
  },
}

const isAllowed = (name, licence) => permissive.includes(licence) || (reviewed[licence]?.packages.test(name) ?? false)

/** Of alternatives (OR) one is enough; of a combination (AND) all must be allowed. A mix of both needs a review. */
function mayShip(name, expression) {
  const licences = expression.replace(/[()]/g, '')
  if (licences.includes(' OR ') && licences.includes(' AND ')) return false
  if (licences.includes(' OR ')) return licences.split(' OR ').some((licence) => isAllowed(name, licence))
  return licences.split(' AND ').every((licence) => isAllowed(name, licence))
}

/** The packages that build and run the program, for any machine, with their licences by package.json and by the lock file. */
function shipped() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => ({
      name: path.split('node_modules/').at(-1),
      licences: [...new Set([license, declaredLicence(path)].filter(Boolean))],
    }))
}

function declaredLicence(path) {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
}

test('every package that we ship has a licence that lets us, by its package.json and by the lock file', () => {
  const all = shipped()
  expect(all.length).toBeGreaterThan(200)
  const refused = all.filter(
    ({ name, licences }) => !licences.length || !licences.every((licence) => mayShip(name, licence)),
  )
  expect(refused).toEqual([])
})

test('whatever is named in the list is shipped: no licence stays allowed whose package is gone', () => {
  const names = shipped().map(({ name }) => name)
  const unused = Object.entries(reviewed).filter(([, { packages }]) => !names.some((name) => packages.test(name)))
  expect(unused).toEqual([])
})

describe('a licence', () => {
  test.each([
    ['any', 'MIT', true],
    ['any', '(MIT OR GPL-3.0-only)', true],
    ['any', 'Apache-2.0 AND GPL-3.0-only', false],
    ['any', '(GPL-3.0-only OR MIT) AND MIT', false],
    ['react-leaflet', 'Hippocratic-2.1', false],
    ['any', 'LGPL-3.0-or-later', false],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
    ['any', 'SEE LICENSE IN LICENSE.md', false],
    ['any', 'UNLICENSED', false],
  ])('of %s that reads %s: %s', (name, licence, may) => {
    expect(mayShip(name, licence)).toBe(may)
  })
})

test('our own is MIT, in words and in each package', () => {
  const text = readFileSync(join(root, 'LICENSE'), 'utf8')
  expect(text).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} The Reable authors\n/)
  for (const folder of ['.', 'contract', 'server', 'web', 'e2e'])
    expect(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).license).toBe('MIT')
})
