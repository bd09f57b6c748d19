import type { Block, RichText, TextSpan } from '@reable/contract/content/rich-text'
import { isSafeLink } from '@reable/contract/content/rich-text'
import { joinLines } from '@reable/contract/text/join-lines'
import { anchorsOf } from '../markdown/anchors.ts'
import { tidyLine } from '../markdown/markdown-line.ts'

/** Levels of nested lists, quotes and links; deeper ones are left out. */
const maxDepth = 20

type Node = { nodeType: string; content: Node[]; value: string; bold: boolean; uri: string }

/** Converts a rich text document of Contentful to blocks. Embedded entries and assets, tables and rulers are left out. */
export function readRichText(document: unknown): RichText {
  const root = nodeOf(document, 0)
  return root?.nodeType === 'document' ? root.content.flatMap(blocksOf).map(anchorsOf()) : []
}

function nodeOf(input: unknown, depth: number): Node | undefined {
  if (typeof input !== 'object' || input === null || depth > maxDepth) return undefined
  const { nodeType, content, value, marks, data } = input as {
    [part in 'nodeType' | 'content' | 'value' | 'marks' | 'data']?: unknown
  }
  if (typeof nodeType !== 'string') return undefined
  return {
    nodeType,
    content: listOf(content).flatMap((part) => nodeOf(part, depth + 1) ?? []),
    value: typeof value === 'string' ? value : '',
    bold: listOf(marks).some((mark) => stringOf(mark, 'type') === 'bold'),
    uri: stringOf(data, 'uri'),
  }
}

const listOf = (input: unknown): unknown[] => (Array.isArray(input) ? input : [])

function stringOf(input: unknown, name: string): string {
  const value: unknown = typeof input === 'object' && input ? new Map(Object.entries(input)).get(name) : ''
  return typeof value === 'string' ? value : ''
}

function blocksOf(node: Node): Block[] {
  if (node.nodeType === 'blockquote') return node.content.flatMap(blocksOf).map(asQuote)
  if (node.nodeType === 'ordered-list' || node.nodeType === 'unordered-list') {
    const items = itemsOf(node)
    return items.length ? [{ kind: 'list', ordered: node.nodeType === 'ordered-list', items }] : []
  }
  const heading = /^heading-([1-6])$/.exec(node.nodeType)
  if (!heading && node.nodeType !== 'paragraph') return []
  const line = lineOf(node)
  if (!line.length) return []
  if (!heading) return [{ kind: 'paragraph', line }]
  return [{ kind: 'heading', level: Math.min(4, Math.max(2, Number(heading[1]))), anchor: '', line }]
}

const asQuote = (block: Block): Block => (block.kind === 'paragraph' ? { kind: 'quote', line: block.line } : block)

/** Each item’s text in one line, then the items of its nested lists. */
const itemsOf = (list: Node): TextSpan[][] =>
  list.content.flatMap(({ content }) => {
    const own = tidyLine(content.flatMap((part) => [...(isList(part) ? [] : spansOf(part)), { text: ' ' }]))
    return [own, ...content.filter(isList).flatMap(itemsOf)].filter((line) => line.length)
  })

const isList = ({ nodeType }: Node) => nodeType.endsWith('-list')

const lineOf = (node: Node) => tidyLine(spansOf(node))

function spansOf({ nodeType, content, value, bold, uri }: Node, href?: string): TextSpan[] {
  if (nodeType === 'text')
    return [{ text: joinLines(value), ...(bold && { strong: true as const }), ...(href && { href }) }]
  const target = nodeType === 'hyperlink' && isSafeLink(uri) ? uri : href
  return content.flatMap((part) => spansOf(part, target))
}
