import { parseSync } from 'oxc-parser'
import type { Mutant } from './mutant.ts'
import { changesOf, type SyntaxNode } from './node-changes.ts'
import { childrenOf } from './syntax-tree.ts'

/** Every change to a file, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  return nodesIn(program as unknown as SyntaxNode)
    .flatMap(({ node, isRead }) => changesOf(node, source).map((change) => ({ ...change, isRead })))
    .map((change) => ({ file, line: lineAt(change.start), ...change }))
    .sort((one, other) => one.start - other.start)
}

const isFunction = /^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/

function nodesIn(node: SyntaxNode, isRead = true): { node: SyntaxNode; isRead: boolean }[] {
  const below = isRead && !isFunction.test(node.type)
  return [{ node, isRead }, ...childrenOf(node).flatMap((child) => nodesIn(child, below))]
}
