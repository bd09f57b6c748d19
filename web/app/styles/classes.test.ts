import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const code = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))

/** The classes that a file uses and its style sheet does not have. */
function missing(name: string): string[] {
  const text = readFileSync(join(app, name), 'utf8')
  const sheets = [...text.matchAll(/^import (\w+) from '(\..+\.module\.css)'$/gm)]
  const rest = text.replaceAll(/ from '.+'$/gm, '')
  return sheets.flatMap(([, sheet, path = '']) => {
    const has = new Set(readFileSync(join(app, dirname(name), path), 'utf8').match(/(?<=\.)[a-zA-Z]\w*/g))
    const taken = [...rest.matchAll(new RegExp(`\\b${sheet}\\.([a-z]\\w*)`, 'g'))]
    return taken.map(([, taken = '']) => taken).filter((taken) => !has.has(taken))
  })
}

/** The classes of the style sheets that all pages share. */
const shared = new Set(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(join(import.meta.dirname, name), 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? []),
)

/** The classes that a file writes out and no shared style sheet has. */
function unknown(name: string): string[] {
  const text = readFileSync(join(app, name), 'utf8')
  const written = [...text.matchAll(/className=(?:"|\{`)([a-z][a-z0-9 -]*)/g)].flatMap(([, words = '']) =>
    words.trim().split(' '),
  )
  return written.filter((word) => !shared.has(word))
}

test('each class that a component writes out is in a style sheet of all pages', () => {
  const unknownClasses = code.map((name) => [name, unknown(name)]).filter(([, classes]) => classes?.length)
  expect(unknownClasses).toEqual([])
})

test('each class that a component uses is in its style sheet', () => {
  const missingClasses = code.map((name) => [name, missing(name)]).filter(([, classes]) => classes?.length)
  expect(missingClasses).toEqual([])
})
