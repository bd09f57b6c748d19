import { parseSync } from 'oxc-parser'
import type { Mutant } from './mutant.ts'
import { changesOf, type SyntaxNode } from './node-changes.ts'

/** Nodes without an effect at run time: types and imports. */
const silent = /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)\w*|ImportDeclaration)$/

/** Every change to a file, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  return nodesIn(program as unknown as SyntaxNode)
    .flatMap((node) => changesOf(node, source))
    .map((change) => ({ file, line: lineAt(change.start), ...change }))
    .sort((one, other) => one.start - other.start)
}

function nodesIn(node: SyntaxNode): SyntaxNode[] {
  if (silent.test(node.type)) return []
  const parts = Object.entries(node).filter(([name]) => name !== 'typeAnnotation')
  return [
    node,
    ...parts
      .flatMap(([, part]) => [part].flat())
      .filter(isNode)
      .flatMap(nodesIn),
  ]
}

const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part
