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

test('each class that a component uses is in its style sheet', () => {
  const missingClasses = code.map((name) => [name, missing(name)]).filter(([, classes]) => classes?.length)
  expect(missingClasses).toEqual([])
})
