/** A rule of a style sheet, whole, as it stands within conditions such as `@media (…)`. */
export type Rule = { conditions: string[]; text: string }

/** The rules of a minified style sheet, in their order. */
export function rulesOf(sheet: string, conditions: string[] = []): Rule[] {
  return statementsOf(sheet).flatMap((text) => {
    const [condition = ''] = /^@(media|supports)[^{]*/.exec(text) ?? []
    return condition
      ? rulesOf(text.slice(condition.length + 1, -1), [...conditions, condition])
      : [{ conditions, text }]
  })
}

/** Puts rules together again; neighbours within the same conditions share them. */
export function sheetOf(rules: Rule[]): string {
  let sheet = ''
  let open: string[] = []
  for (const { conditions, text } of rules) {
    if (conditions.join() !== open.join()) {
      sheet += '}'.repeat(open.length) + conditions.map((condition) => `${condition}{`).join('')
      open = conditions
    }
    sheet += text
  }
  return sheet + '}'.repeat(open.length)
}

/** The names of the classes in a rule's selectors, or that of the animation that it is. */
export function namesIn({ text }: Rule): string[] {
  const [, animation] = /^@keyframes ([\w-]+)/.exec(text) ?? []
  const selectors = text.startsWith('@') ? '' : text.slice(0, text.indexOf('{'))
  return animation ? [animation] : [...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
}

/** The same rule for each of its selectors by itself. */
export function bySelector({ conditions, text }: Rule): Rule[] {
  const [selectors, block] = [text.slice(0, text.indexOf('{')), text.slice(text.indexOf('{'))]
  // A comma within brackets parts no selectors of the rule.
  return (selectors.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|[^,([])+/g) ?? []).map((selector) => ({
    conditions,
    text: selector + block,
  }))
}

/** The statements of the outermost level: what ends with its block, or with a semicolon. */
function statementsOf(sheet: string): string[] {
  const statements: string[] = []
  let [start, depth] = [0, 0]
  // Strings and what is escaped are stepped over, since braces and semicolons may stand in them.
  for (const { 0: sign, index } of sheet.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    statements.push(sheet.slice(start, index + 1).trim())
    start = index + 1
  }
  return statements
}
