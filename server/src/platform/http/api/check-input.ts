import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Refusal } from '#platform/refusal'
import { invalidInput } from './input-refusal.ts'
import { issueMessage } from './issue-message.ts'

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
