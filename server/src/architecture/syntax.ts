import { parseSync } from 'oxc-parser'
import type { Source } from './sources.ts'

export type SyntaxNode = { type: string; start: number; end: number; [part: string]: unknown }

/** Every node of a file's syntax tree, parents before their parts, each with the node it stands in. */
export function* nodesOf({ path, text }: Source): Generator<{ node: SyntaxNode; parent: SyntaxNode | undefined }> {
  const { program, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  yield* walk(program as unknown as SyntaxNode, undefined)
}

function* walk(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
): Generator<{ node: SyntaxNode; parent: SyntaxNode | undefined }> {
  yield { node, parent }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* walk(part, node)
}

const isNode = (part: unknown): part is SyntaxNode => typeof part === 'object' && part !== null && 'type' in part
