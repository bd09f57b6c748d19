import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const code = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx$/.test(name))

/** The names of all classes of a style sheet. */
const classesOf = (sheet: string) => new Set([...sheet.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name))

test('every class that a part asks a style sheet for is there: one that has gone would leave it bare', () => {
  const gone: string[] = []
  for (const name of code) {
    const text = readFileSync(join(app, name), 'utf8')
    for (const [, sheet, path = ''] of text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
      const classes = classesOf(readFileSync(join(app, dirname(name), path), 'utf8'))
      for (const [asked, one = ''] of text.matchAll(new RegExp(`(?<![\\w'./-])\\b${sheet}\\.(\\w+)`, 'g')))
        if (!classes.has(one)) gone.push(`${name}: ${asked}`)
    }
  }
  expect(gone).toEqual([])
})
