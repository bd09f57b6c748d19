import type { SyntaxNode } from './node-changes.ts'

/** Nodes without an effect at run time: types and imports. */
const silent = /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)\w*|ImportDeclaration)$/

/** The nodes below a node that have an effect at run time, in the order of their text; names of properties are none. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node)
    .filter(([name]) => name !== 'typeAnnotation' && (name !== 'key' || node.computed))
    .flatMap(([, part]) => [part].flat())
    .filter(isNode)
    .filter(({ type }) => !silent.test(type))
    .sort((one, other) => one.start - other.start)
}

const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part
