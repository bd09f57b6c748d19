import { operations } from '@reable/contract/operations'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { checkInput } from './check-input.ts'

/** Invalid values that a form or a program may send by mistake. */
const invalidValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_001),
  -1,
  0,
  2 ** 60,
  1.5,
  true,
  [],
  ['x'],
  {},
  { x: 1 },
]

/** The words a message may use for a field, where they are not its own name. */
const fieldNames: Record<string, RegExp> = {
  email: /e-?mail/i,
  sender_email: /e-?mail/i,
  sender_name: /name/,
  password_confirmation: /passwords/i,
  current_password: /password/i,
  reset_password_token: /password reset link/,
  confirmation_token: /confirmation link/,
  email_token: /link/,
  undo_token: /link/,
  tooltip: /information/,
  synonyms: /names|synonyms/,
  words: /words?\b|line|looked for/,
  first_name: /first name/,
  brand: /brand/i,
  brands: /brand/i,
  models: /models/i,
  model: /model/i,
  danger: /why/i,
  remedy: /what to do/i,
  serials: /serial/i,
  sold: /sold/i,
  source: /source/i,
  equipment_type_ids: /kinds/i,
  recovery_code: /recovery code/,
  setup: /begin again/,
  uses: /offered/,
  recaptcha: /recaptcha/i,
  termsOfUse: /terms of use/i,
  body: /message/i,
  title: /title/i,
  images: /image|photo/i,
  category_id: /category/i,
  equipment_type_id: /equipment type/i,
  equipment_type: /equipment type/i,
  user_id: /user/i,
  post_id: /listing|post_id/i,
  post_ids: /listing/i,
  'post_ids[]': /listing/i,
  reasons: /reason/,
  reporting_user: /e-mail address/,
  content_type: /photo/,
  byte_size: /photo|byte_size/,
  lat: /latitude/i,
  long: /longitude/i,
  search_query: /search/i,
  'categories[]': /categories/,
  'locations[]': /places|locations/,
  'conditions[]': /conditions/,
  'price_range[starting_price]': /price/i,
  'price_range[ending_price]': /price/i,
}

/** Sentences that do not help whoever reads them. */
const vagueMessage =
  /^(this |field )?(is )?(required|invalid|missing|wrong|not as we need it|too (long|short))\.?$|something (else|went)|^Field|^Use at most [\d,]+ characters$|^Please send (a|at|one)\b/i

const namesField = (field: string, sentence: string) => {
  const name = field.split('.').at(-1) ?? ''
  return (fieldNames[name] ?? new RegExp(RegExp.escape(name), 'i')).test(sentence) || sentence.includes(`'${name}'`)
}

type Shape = { properties?: Record<string, Shape>; anyOf?: Shape[] }

/** The path to every field of an input, such as ['user', 'email']. */
function fieldsOf(shape: Shape): string[][] {
  const own = Object.entries(shape.properties ?? {})
  const within = own.flatMap(([name, inner]) => [[name], ...fieldsOf(inner).map((rest) => [name, ...rest])])
  return [...within, ...(shape.anyOf ?? []).flatMap(fieldsOf)]
}

/** An input that has only this value, at its path. */
const nestedValue = ([name, ...rest]: string[], value: unknown): unknown =>
  name === undefined ? value : { [name]: nestedValue(rest, value) }

const inputs = Object.entries(operations).flatMap(([name, operation]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = (operation as Partial<Record<typeof part, z.ZodType>>)[part]
    return schema ? [{ name: `${name}, ${part}`, schema }] : []
  }),
)

test.each(inputs)('each refusal of $name names its field and says more than that it is wrong', ({ schema }) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const check = checkInput({ schema, method: 'POST', url: '/' })
  const fields = fieldsOf(shape)
  const wrong = new Set<string>()
  for (const path of [[], ...fields, ...fields.map((path) => [...path.slice(0, -1), 'unknown'])]) {
    for (const value of invalidValues) {
      const { error } = check(nestedValue(path, value)) as { error?: unknown }
      if (!(error instanceof Refusal)) continue
      for (const [field, sentences] of Object.entries(error.errors ?? {}))
        for (const sentence of sentences)
          if (
            vagueMessage.test(sentence) ||
            !(field === 'request' ? /request/i.test(sentence) : namesField(field, sentence))
          )
            wrong.add(`${field}: ${sentence}`)
    }
  }
  expect([...wrong]).toEqual([])
})
