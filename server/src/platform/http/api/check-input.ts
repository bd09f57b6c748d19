import { cutText } from '@reable/contract/cut-text'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Refusal } from '#platform/refusal'
import { invalidInput } from './input-refusal.ts'

/** Checks input against the schemas of the contract; a refusal names each field in a sentence for a person. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const { success, data, error } = z.safeParse(schema, input, { error: issueMessage })
    return success ? { value: data } : { error: refusalOfIssues(error.issues) }
  }

/** Returns input as its schema reads it. Throws the refusal that names each field. */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = z.safeParse(schema, input, { error: issueMessage })
  if (success) return data
  throw refusalOfIssues(error.issues)
}

function refusalOfIssues(issues: z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    // Of several unknown fields the first is named, as in its sentence.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    const field = fieldOf(path.map(String)) || 'request'
    const messages = errors.get(field)
    if (messages) messages.push(issue.message)
    else errors.set(field, [issue.message])
  }
  return invalidInput(Object.fromEntries(errors))
}

/** The wrappers of a body are not part of a field's name: `user.email` is the form's `email`. */
const wrappers = ['user', 'post', 'properties', 'feedback', 'notification', 'blob']

/** An error in one entry of a list, such as `images.2`, is an error of the field. */
function fieldOf(path: string[]): string {
  const index = path.findIndex((part) => /^\d+$/.test(part))
  const [first = '', ...rest] = index < 0 ? path : path.slice(0, index)
  return rest.length && wrappers.includes(first) ? fieldOf(rest) : [first, ...rest].join('.')
}

/** Makes a sentence for a person of a field's error where its own rule has none: its name, and what would be valid. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
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
