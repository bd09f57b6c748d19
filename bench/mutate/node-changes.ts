import { noStatement } from './mutant.ts'
import { sqlChanges } from './sql-changes.ts'

/** A node of the syntax tree, as far as it is looked at here. */
export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

type Change = { start: number; end: number; replacement: string }

const operators: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}

/** Steps of a query that narrow it, hold a row or keep what is there. */
const queryStep = /^(where|whereRef|forUpdate|forShare|onConflict|orderBy|limit|distinctOn)$/

/** Every change that is made of one node. `source` is the file's text. */
export function changesOf(node: SyntaxNode, source: string): Change[] {
  const text = (part: SyntaxNode) => source.slice(part.start, part.end)
  const whole = (...replacements: string[]) => replacements.map((replacement) => ({ ...place(node), replacement }))
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChanges(node, source)
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as SyntaxNode
      return ['true', 'false'].map((replacement) => ({ ...place(test), replacement }))
    }
    case 'UnaryExpression':
      return node.operator === '!' ? whole(text(node.argument as SyntaxNode)) : []
    case 'AwaitExpression':
      return whole(text(node.argument as SyntaxNode))
    case 'ExpressionStatement':
      return isWork(node.expression as SyntaxNode, source) ? whole(noStatement) : []
    case 'CallExpression':
      return stepChanges(node, source)
    case 'Literal':
      return literalChanges(node, source)
    case 'TemplateElement':
      return sqlChanges(text(node)).map((change) => moved(change, node.start))
    default:
      return []
  }
}

const place = ({ start, end }: SyntaxNode) => ({ start, end })
const moved = ({ start, end, replacement }: Change, by: number) => ({ start: start + by, end: end + by, replacement })

function operatorChanges(node: SyntaxNode, source: string): Change[] {
  const [left, right] = [node.left as SyntaxNode, node.right as SyntaxNode]
  const operator = String(node.operator)
  // Words are put together as well as numbers added.
  const adds = operator !== '+' || ![left, right].some((side) => /^['"`]/.test(source.slice(side.start, side.end)))
  const start = source.indexOf(operator, left.end)
  const swapped = adds ? (operators[operator] ?? []) : []
  return swapped.map((replacement) => ({ start, end: start + operator.length, replacement }))
}

/** Returns whether a person could notice the effect of leaving out a statement. */
function isWork(expression: SyntaxNode, source: string): boolean {
  const called = source.slice(expression.start, expression.end)
  return /^(AwaitExpression|CallExpression)$/.test(expression.type) && !/^(await )?\(?[\w.#]*\blog\.\w+\(/.test(called)
}

function stepChanges(node: SyntaxNode, source: string): Change[] {
  const callee = node.callee as SyntaxNode
  if (callee.type !== 'MemberExpression') return []
  const [object, property] = [callee.object as SyntaxNode, callee.property as SyntaxNode]
  if (!queryStep.test(source.slice(property.start, property.end))) return []
  return [{ start: object.end, end: node.end, replacement: '' }]
}

function literalChanges(node: SyntaxNode, source: string): Change[] {
  const raw = source.slice(node.start, node.end)
  if (typeof node.value === 'boolean') return [{ ...place(node), replacement: String(!node.value) }]
  if (typeof node.value === 'number') return [{ ...place(node), replacement: `(${raw} + 1)` }]
  if (typeof node.value === 'string') return sqlChanges(raw).map((change) => moved(change, node.start))
  if (!node.regex || raw.length < 4) return []
  return [...raw.matchAll(/(?<=^\/)\^|(?<!\\)\$(?=\/[a-z]*$)/g)].map(({ index }) => ({
    start: node.start + index,
    end: node.start + index + 1,
    replacement: '',
  }))
}
