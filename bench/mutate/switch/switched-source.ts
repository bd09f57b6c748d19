import { parseSync } from 'oxc-parser'
import { applyMutant, type Mutant } from '../mutant.ts'
import { changesOf, type SyntaxNode } from '../node-changes.ts'
import { childrenOf } from '../syntax-tree.ts'

/** A change and the number that switches it on. */
export type NumberedMutant = Mutant & { number: number }

type Replacement = { number: number; text: string }

/**
 * The text of a file with changes built in, each off until its number is asked for: `a < b` becomes `(__mutant(7)?(a <= b):(a < b))`.
 * `left` are the numbers of those that cannot be written so, such as the name of a property.
 */
export function switchedSource(
  file: string,
  source: string,
  mutants: NumberedMutant[],
): { code: string; left: number[] } {
  const program = parseSync(file, source).program as unknown as SyntaxNode
  const numbers = new Map(mutants.map((mutant) => [placeOf(mutant), mutant.number]))
  const replacements = new Map<SyntaxNode, Replacement[]>()
  visit(program, [], (node, above) => {
    for (const change of changesOf(node, source)) {
      const number = numbers.get(placeOf(change))
      const carrier = carrierOf(node, above)
      if (number === undefined || !carrier) continue
      numbers.delete(placeOf(change))
      const changed = applyMutant(source, change)
      const text =
        node.type === 'ExpressionStatement'
          ? 'void 0'
          : changed.slice(carrier.start, carrier.end + changed.length - source.length)
      replacements.set(carrier, [...(replacements.get(carrier) ?? []), { number, text }])
    }
  })
  const code = `const __mutant = globalThis.__mutant ?? (() => false);${render(program, source, replacements)}`
  return { code, left: [...numbers.values()] }
}

const placeOf = ({ start, end, replacement }: { start: number; end: number; replacement: string }) =>
  `${start}-${end}:${replacement}`

function visit(node: SyntaxNode, above: SyntaxNode[], see: (node: SyntaxNode, above: SyntaxNode[]) => void): void {
  see(node, above)
  for (const child of childrenOf(node)) visit(child, [node, ...above], see)
}

/** The expression that is written twice, as it is and changed; none where the grammar takes no expression. */
function carrierOf(node: SyntaxNode, above: SyntaxNode[]): SyntaxNode | undefined {
  const parent = above[0]
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return node.test as SyntaxNode
    case 'ExpressionStatement':
      return node.expression as SyntaxNode
    case 'TemplateElement':
      return above[1]?.type === 'TaggedTemplateExpression' ? above[1] : parent
    case 'CallExpression':
      return chainOf(node, above)
    case 'Literal':
      return parent?.type === 'JSXAttribute' || (parent?.key === node && !parent.computed) ? undefined : node
    default:
      return node
  }
}

/** A call within `a?.b.c()` ends with the whole of it where `a` is not there, so the whole is written twice. */
function chainOf(node: SyntaxNode, above: SyntaxNode[]): SyntaxNode {
  let inner = node
  for (const outer of above) {
    if (outer.type === 'ChainExpression') return outer
    if (outer.object !== inner && outer.callee !== inner) return node
    inner = outer
  }
  return node
}

function render(node: SyntaxNode, source: string, replacements: Map<SyntaxNode, Replacement[]>): string {
  let [text, at] = ['', node.start]
  // `{ email }` and `export { email }` hold the name twice at one place; what is the whole comes last.
  const children = childrenOf(node).filter(
    (child, index, all) => !all.slice(index + 1).some((other) => other.start === child.start),
  )
  for (const child of children) {
    text += source.slice(at, child.start) + render(child, source, replacements)
    at = child.end
  }
  text += source.slice(at, node.end)
  const own = replacements.get(node)
  if (own) return `(${own.map(({ number, text }) => `__mutant(${number})?(${text}):`).join('')}(${text}))`
  // Without semicolons a statement that begins with a parenthesis would go on with the one before it.
  return node.type === 'ExpressionStatement' && text.startsWith('(') && source[node.start] !== '('
    ? `void ${text}`
    : text
}
