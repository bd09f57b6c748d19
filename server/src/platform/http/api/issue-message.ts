import { cutText } from '@reable/contract/cut-text'
import type { z } from 'zod'

/** Makes a sentence for a person of a field's error where its own rule has none: its name, and what would be valid. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys ?? [])
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return `${fieldName(issue.path)}${missing ? ' is missing' : ''}: please send ${expectedValue(issue)}`
}

function expectedValue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[String(issue.expected)] ?? 'something else'
    case 'invalid_value':
      return `one of these: ${quotedNames(issue.values)}`
    case 'too_big':
      return `at most ${amount(issue.maximum, issue.origin)}`
    case 'too_small':
      return `at least ${amount(issue.minimum, issue.origin)}`
    default:
      return 'it in the form that our description of the calls gives'
  }
}

const amount = (limit: unknown, origin: unknown) => `${limit}${units[String(origin)] ?? ''}`

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** Names a field by the last key of its path: wrappers of the body and indexes in a list name nothing. */
function fieldName(path: readonly PropertyKey[] = []): string {
  const name = path.findLast((part) => typeof part === 'string')
  return name === undefined ? 'The request' : `'${cutText(String(name), 60)}'`
}

const typeNames: Record<string, string> = {
  object: 'an object with fields',
  record: 'an object with fields',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** Names only the first of them: the answer does not send the whole input back. */
function unknownFields([first, ...others]: readonly string[]): string {
  const message = `We do not know the field ${quotedNames([first])}`
  return others.length ? `${message} and ${others.length.toLocaleString('en-CA')} more` : message
}

const quotedNames = (names: readonly unknown[] = []) => names.map((name) => `'${cutText(String(name), 60)}'`).join(', ')
