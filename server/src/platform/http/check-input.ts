import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { inPlainWords } from './plain-words.ts'

/** Checks what comes in against the schemas of the contract; a no names each field in words for a person. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent) => {
    if (hidesKeys(sent)) return { error: refusalOf({ [proto]: [`We do not know the field '${proto}'`] }) }
    const { success, data, error } = z.safeParse(schema, sent, { error: inPlainWords })
    return success ? { value: data } : { error: invalidInput(error.issues) }
  }

function invalidInput(issues: z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of fields) {
      const field = fieldOf(path.map(String)) || 'request'
      errors.set(field, [...(errors.get(field) ?? []), issue.message])
    }
  }
  return refusalOf(Object.fromEntries(errors))
}

const refusalOf = (errors: Record<string, string[]>) =>
  new Refusal('invalid', 'Some of this is not as we need it.', { errors })

const proto = '__proto__'

/** Whether there is a key, as deep as our bodies go, that schemas pass over since it could change what all objects have. */
const hidesKeys = (sent: unknown, deep = 4): boolean =>
  deep > 0 &&
  typeof sent === 'object' &&
  sent !== null &&
  (Object.hasOwn(sent, proto) || Object.values(sent).some((part) => hidesKeys(part, deep - 1)))

/** What a body is wrapped in is no part of a field's name: `user.email` is the form's `email`. */
const wrappers = ['user', 'post', 'properties', 'feedback', 'notification', 'blob']

/** A fault in one of several, such as `images.2`, is the fault of the field. */
function fieldOf(path: string[]): string {
  const place = path.findIndex((part) => /^\d+$/.test(part))
  const [first = '', ...rest] = place < 0 ? path : path.slice(0, place)
  return rest.length && wrappers.includes(first) ? fieldOf(rest) : [first, ...rest].join('.')
}
