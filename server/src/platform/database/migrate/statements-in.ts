/** A statement of SQL in small letters on one line; the strings in it are empty, a body between dollar signs stands apart. */
export type Statement = { text: string; body: string }

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^;]/g

/** Takes a file of SQL apart into its statements, without its comments. */
export function statementsIn(sql: string): Statement[] {
  const found: Statement[] = []
  let text = ''
  let body = ''
  const end = () => {
    const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
    if (plain) found.push({ text: plain, body })
    text = ''
    body = ''
  }
  for (const [part] of sql.matchAll(token)) {
    if (part === ';') end()
    else if (part.startsWith('--') || part.startsWith('/*')) text += ' '
    else if (part.startsWith("'")) text += "''"
    else if (part.length > 1 && part.startsWith('$')) body = part.toLowerCase()
    else text += part
  }
  end()
  return found
}

/** Splits a list at the commas that stand in no brackets. */
export function splitList(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
