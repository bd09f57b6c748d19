/** A JSON Schema, as far as requests are described by it. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

type Operation = {
  operationId: string
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

type Document = { paths: Record<string, Record<string, Operation>> }

/** Describes in Markdown what every call of the API takes: each of its fields with what fits into it. */
export const describeRequests = ({ paths }: Document): string =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        describeOperation(`${method.toUpperCase()} ${path}`, operation),
      ),
    )
    .sort()
    .join('\n')

function describeOperation(call: string, { operationId, parameters = [], requestBody }: Operation): string {
  const given = parameters.map(({ name, in: where, required, schema }) =>
    describeField(where === 'query' ? name : `${name} (${where})`, schema, required),
  )
  const sent = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => describeFields('', schema))
  const fields = [...given.flat(), ...sent]
  return [`## ${operationId}`, '', `\`${call}\``, '', ...(fields.length ? fields : ['Nothing.']), ''].join('\n')
}

/** The fields of an object, those of objects in it under their path. */
function describeFields(path: string, schema: Schema): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, field]) =>
    describeField(path ? `${path}.${name}` : name, field, required.includes(name)),
  )
}

function describeField(path: string, schema: Schema, required = false): string[] {
  const { items, anyOf } = schema
  const line = `- \`${path}\`${required ? '' : ', may be left out'}: ${describeValue(schema)}`
  const inner = schema.properties ? describeFields(path, schema) : []
  const each = items?.properties ? describeFields(`${path}[]`, items) : []
  const either = (anyOf ?? []).flatMap((one) => (one.properties ? describeFields(path, one) : []))
  return [line, ...inner, ...each, ...either]
}

function describeValue(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(describeValue).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`
  const { type = 'anything', items, additionalProperties, propertyNames } = schema
  const bounds = boundsOf(schema)
  if (items) return [['list', ...bounds].join(', '), describeValue(items)].join('; each ')
  if (typeof additionalProperties !== 'object') return [type, ...bounds].join(', ')
  return `object, ${[`each name ${describeValue(propertyNames ?? {})}`, describeValue(additionalProperties)].join('; each value ')}`
}

/** The bounds of JavaScript's whole numbers are left out. */
function boundsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema
  const bounds: [number | undefined, string][] = [
    [minLength, 'characters at least'],
    [maxLength, 'characters at most'],
    [minItems, 'entries at least'],
    [maxItems, 'entries at most'],
  ]
  return [
    ...bounds.flatMap(([bound, words]) => (bound === undefined ? [] : `${bound} ${words}`)),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`${minimum} or more`] : []),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? [`${maximum} or less`] : []),
    ...(format ? [format] : []),
    ...(pattern ? [`\`${pattern}\``] : []),
    ...(schema.default === undefined ? [] : [`else ${JSON.stringify(schema.default)}`]),
  ]
}
