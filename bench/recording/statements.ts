/** Bytes among values: JSON has no word for them. */
type Bytes = { hex: string }

/** A statement with its values as the program sent it; named when it is prepared once for a connection. */
export type Statement = { name?: string; text: string; values: unknown[] }

export const isBytes = (value: unknown): value is Bytes => typeof value === 'object' && value !== null && 'hex' in value

/** The arguments of one call of the driver, as one line of JSON; undefined when no statement is among them. */
export function toLine([first, second]: unknown[]): string | undefined {
  const statement: Partial<Statement> | undefined =
    typeof first === 'string' ? { text: first, values: second as unknown[] } : (first as Partial<Statement> | undefined)
  if (typeof statement?.text !== 'string') return undefined
  const values = Array.isArray(statement.values) ? statement.values : []
  return `${JSON.stringify({ name: statement.name, text: statement.text, values: values.map(writable) })}\n`
}

const writable = (value: unknown) => (Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value)

export const readStatements = (text: string): Statement[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** A value as the driver takes it. */
export const toDriverValue = (value: unknown) => (isBytes(value) ? Buffer.from(value.hex, 'hex') : value)
