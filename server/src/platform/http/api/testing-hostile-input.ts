import { z } from 'zod'

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
}

/** Describes a schema's input as JSON Schema. */
export const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Makes an input of this shape with the same text in every text field. */
export function fillShape(shape: Shape, text: string): unknown {
  if (shape.anyOf) return fillShape(shape.anyOf[0] as Shape, text)
  switch (shape.type) {
    case 'object':
      return {
        ...(typeof shape.additionalProperties === 'object' && { [text]: fillShape(shape.additionalProperties, text) }),
        ...Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, of]) => [name, fillShape(of, text)])),
      }
    case 'array':
      return [fillShape(shape.items ?? {}, text)]
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return 1
    default:
      return text
  }
}

const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** Texts of a given length that make regular expressions backtrack. */
export const hostileTexts: Record<string, (size: number) => string> = {
  'a long word': repeated('a'),
  'blanks, and something at the end': (size) => `a${repeated(' ')(size)}!`,
  'line breaks and blanks': (size) => `a${repeated('\n \t')(size)}!`,
  digits: (size) => `${repeated('1')(size)}!`,
  'an address without an end': (size) => `a@${repeated('a.')(size)}@`,
  'an address before its sign': (size) => `${repeated('a.')(size)}@`,
  'accents on accents': (size) => `e${repeated('\u0301')(size)}`,
  'letters without a shape': (size) => `a${repeated('\u200d\u2028')(size)}!`,
  'commas and quotes': repeated(',"\'-'),
  'marks of a query': repeated('or -"a" '),
  'marks of formatted text': repeated('*_[('),
  'links that do not end': repeated('[a](http://'),
  'halves of letters': repeated('\ud83d'),
}

/** Values of a given length that are hostile to the parsers of headers. */
export const hostileHeaders: Record<string, (size: number) => string> = {
  'encodings without an end': (size) => `br${repeated('; ;q=0.0')(size)}1`,
  'blanks after a mark': (size) => `a=b;${repeated(' ')(size)}x`,
  'cookies that nearly are ours': repeated('; visitor=AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAA'),
  'addresses without an end': repeated('1.2.3.4,'),
}

const listed = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at)).join()

/** JSON of about so many letters that is many things, or deep, rather than a long text. */
export const hostileJson: Record<string, (size: number) => string> = {
  'many fields': (size) => `{${listed(size / 12, (at) => `"field${at}":1`)}}`,
  'a field again and again': (size) => `{${listed(size / 8, () => '"user":1')}}`,
  'a long list': (size) => `[${listed(size / 2, () => '0')}]`,
  'lists in lists': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'objects in objects': (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
}
