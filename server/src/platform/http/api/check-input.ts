import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Refusal } from '#platform/refusal'
import { refusalOf } from './input-refusal.ts'
import { inPlainWords } from './plain-words.ts'

/** Checks what comes in against the schemas of the contract; a no names each field in words for a person. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent) => {
    const { success, data, error } = z.safeParse(schema, sent, { error: inPlainWords })
    return success ? { value: data } : { error: invalidInput(error.issues) }
  }

function invalidInput(issues: z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    // Of several unknown fields the first is named, as is said by its sentence.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    const field = fieldOf(path.map(String)) || 'request'
    const told = errors.get(field)
    if (told) told.push(issue.message)
    else errors.set(field, [issue.message])
  }
  return refusalOf(Object.fromEntries(errors))
}

/** What a body is wrapped in is no part of a field's name: `user.email` is the form's `email`. */
const wrappers = ['user', 'post', 'properties', 'feedback', 'notification', 'blob']

/** A fault in one of several, such as `images.2`, is the fault of the field. */
function fieldOf(path: string[]): string {
  const place = path.findIndex((part) => /^\d+$/.test(part))
  const [first = '', ...rest] = place < 0 ? path : path.slice(0, place)
  return rest.length && wrappers.includes(first) ? fieldOf(rest) : [first, ...rest].join('.')
}
