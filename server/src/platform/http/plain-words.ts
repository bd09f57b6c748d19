import type { z } from 'zod'

/** What is wrong with a field as a sentence for a person, where the field's own rule has none. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing'
        : `Please send ${kinds[String(issue.expected)] ?? 'something else'}`
    case 'unrecognized_keys':
      return unknownFields(issue.keys ?? [])
    case 'invalid_value':
      return `Please send one of these: ${namesOf(issue.values)}`
    case 'too_big':
      return issue.origin === 'number' ? `Please send at most ${issue.maximum}` : 'This is too long'
    case 'too_small':
      return issue.origin === 'number' ? `Please send at least ${issue.minimum}` : 'This is too short'
    default:
      return 'This is not as we need it'
  }
}

const kinds: Record<string, string> = {
  object: 'an object with fields',
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
