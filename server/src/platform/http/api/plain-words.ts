import type { z } from 'zod'

/** What is wrong with a field as a sentence for a person, where the field's own rule has none: its name, and what would do. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys ?? [])
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return `${nameOf(issue.path)}${missing ? ' is missing' : ''}: please send ${wanted(issue)}`
}

function wanted(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[String(issue.expected)] ?? 'something else'
    case 'invalid_value':
      return `one of these: ${namesOf(issue.values)}`
    case 'too_big':
      return `at most ${amount(issue.maximum, issue.origin)}`
    case 'too_small':
      return `at least ${amount(issue.minimum, issue.origin)}`
    default:
      return 'it in the form that our description of the calls gives'
  }
}

const amount = (most: unknown, origin: unknown) => `${most}${units[String(origin)] ?? ''}`

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** By its last word: what a body is wrapped in, and a place in a list, name nothing. */
function nameOf(path: readonly PropertyKey[] = []): string {
  const name = path.findLast((part) => typeof part === 'string')
  return name === undefined ? 'The request' : `'${String(name).slice(0, 60)}'`
}

const kinds: Record<string, string> = {
  object: 'an object with fields',
  record: 'an object with fields',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** The first of them by its name: what was sent is no list to send back. */
function unknownFields([first, ...others]: readonly string[]): string {
  const named = `We do not know the field ${namesOf([first])}`
  return others.length ? `${named} and ${others.length.toLocaleString('en-CA')} more` : named
}

const namesOf = (names: readonly unknown[] = []) => names.map((name) => `'${String(name).slice(0, 60)}'`).join(', ')
