/** Bytes among values: JSON has no word for them. */
type Bytes = { hex: string }

/** A statement with its values as the program sent it; named when it is prepared once for a connection. */
export type Said = { name?: string; text: string; values: unknown[] }

export const isBytes = (value: unknown): value is Bytes => typeof value === 'object' && value !== null && 'hex' in value

/** The arguments of one call of the driver as a line; nothing when no statement is among them. */
export function asLine([first, second]: unknown[]): string | undefined {
  const said: Partial<Said> | undefined =
    typeof first === 'string' ? { text: first, values: second as unknown[] } : (first as Partial<Said> | undefined)
  if (typeof said?.text !== 'string') return undefined
  const values = Array.isArray(said.values) ? said.values : []
  return `${JSON.stringify({ name: said.name, text: said.text, values: values.map(written) })}\n`
}

const written = (value: unknown) => (Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value)

export const readLines = (text: string): Said[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
