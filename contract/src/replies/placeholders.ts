import { organisation } from '../organisation.ts'

/**
 * What stands in braces in a standard reply until it is used. There are no others: what is filled in stands here, what is not is named to the
 * volunteer, and nothing is sent while a pair of braces is left.
 */

type PlaceholderText = {
  /** What stands in its place. */
  is: string
  /** For the preview. */
  example: string
  /** Why it has no value, where it has none. */
  missing: string
}

export const placeholders = {
  'first name': { is: 'the first name of who reads it', example: 'Rosa', missing: 'They gave no first name.' },
  'title of the listing': {
    is: 'the title of the listing that it is about',
    example: 'Rollator with a seat',
    missing: 'There is no listing any more.',
  },
  reason: {
    is: 'what was reported most, to go on from “Somebody told us that”',
    example: 'it is listed twice',
    missing: 'Nothing was reported, or in somebody’s own words.',
  },
  'our name': { is: 'the name of this place', example: organisation.name, missing: '' },
  'our address': { is: 'the e-mail address where people write to us', example: organisation.email, missing: '' },
} as const satisfies Record<string, PlaceholderText>

export type Placeholder = keyof typeof placeholders

export const placeholderNames = Object.keys(placeholders) as Placeholder[]

/** What a placeholder stands for, null where it has no value. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null>>

const braced = /\{([^{}\n]*)\}/g

const nameOf = (inBraces: string): string => inBraces.trim().replace(/\s+/g, ' ').toLowerCase()

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name)

/** The names in braces of a text, each once, in their order; known or not. */
export const namesInBraces = (text: string): string[] => [
  ...new Set([...text.matchAll(braced)].map(([, name = '']) => nameOf(name))),
]

/** The placeholders among them. */
export const placeholdersIn = (text: string): Placeholder[] => namesInBraces(text).filter(isPlaceholder)

/** What a person typed never reads as a placeholder. */
const withoutBraces = (value: string): string => value.replaceAll('{', '(').replaceAll('}', ')')

/** Puts values in the place of placeholders; those without one stay in their braces. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(braced, (whole, inBraces: string) => {
    const name = nameOf(inBraces)
    const value = isPlaceholder(name) ? values[name] : undefined
    return value ? withoutBraces(value) : whole
  })

/** The same with the values of the preview. */
export const fillWithExamples = (text: string): string =>
  fillPlaceholders(text, Object.fromEntries(placeholderNames.map((name) => [name, placeholders[name].example])))

/** The sentence for whoever would send words with a placeholder left in them, or undefined. */
export function unfilledError(words: string): string | undefined {
  const [first] = words.match(braced) ?? []
  return first && `“${first}” is not filled in. Please write what belongs there, or take it out.`
}

const listed = placeholderNames.map((name) => `{${name}}`).join(', ')

/** The sentence for whoever writes a standard reply with something else in braces, or undefined. */
export function unknownPlaceholderError(text: string): string | undefined {
  const unknown = namesInBraces(text).find((name) => !isPlaceholder(name))
  if (unknown !== undefined) return `“{${unknown}}” in the text is no placeholder. There are: ${listed}`
  return /[{}]/.test(text.replace(braced, ''))
    ? `The text has a brace without the other one. Placeholders are: ${listed}`
    : undefined
}
