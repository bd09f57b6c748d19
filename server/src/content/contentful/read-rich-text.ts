import type { Block, RichText, Stretch } from '@reable/contract/content/rich-text'
import { leadsSomewhere } from '@reable/contract/content/rich-text'
import { anchorsOf } from '../markdown/anchors.ts'
import { tidyLine } from '../markdown/markdown-line.ts'

/** Lists, quotes and links within one another; what is deeper is left out. */
const deepest = 20

type Node = { nodeType: string; content: Node[]; value: string; bold: boolean; uri: string }

/** The blocks of a rich text document of Contentful. Embedded entries and assets, tables and rulers are left out. */
export function readRichText(document: unknown): RichText {
  const read = nodeOf(document, 0)
  return read?.nodeType === 'document' ? read.content.flatMap(blocksOf).map(anchorsOf()) : []
}

function nodeOf(said: unknown, depth: number): Node | undefined {
  if (typeof said !== 'object' || said === null || depth > deepest) return undefined
  const { nodeType, content, value, marks, data } = said as {
    [part in 'nodeType' | 'content' | 'value' | 'marks' | 'data']?: unknown
  }
  if (typeof nodeType !== 'string') return undefined
  return {
    nodeType,
    content: listOf(content).flatMap((part) => nodeOf(part, depth + 1) ?? []),
    value: typeof value === 'string' ? value : '',
    bold: listOf(marks).some((mark) => wordOf(mark, 'type') === 'bold'),
    uri: wordOf(data, 'uri'),
  }
}

const listOf = (said: unknown): unknown[] => (Array.isArray(said) ? said : [])

function wordOf(said: unknown, name: string): string {
  const word: unknown = typeof said === 'object' && said ? new Map(Object.entries(said)).get(name) : ''
  return typeof word === 'string' ? word : ''
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

/** Each item’s words in one line, then the items of what it holds. */
const itemsOf = (list: Node): Stretch[][] =>
  list.content.flatMap(({ content }) => {
    const own = tidyLine(content.flatMap((part) => [...(isList(part) ? [] : stretchesOf(part)), { text: ' ' }]))
    return [own, ...content.filter(isList).flatMap(itemsOf)].filter((line) => line.length)
  })

const isList = ({ nodeType }: Node) => nodeType.endsWith('-list')

const lineOf = (node: Node) => tidyLine(stretchesOf(node))

function stretchesOf({ nodeType, content, value, bold, uri }: Node, href?: string): Stretch[] {
  if (nodeType === 'text')
    return [{ text: value.replace(/\s*\n\s*/g, ' '), ...(bold && { strong: true as const }), ...(href && { href }) }]
  const leads = nodeType === 'hyperlink' && leadsSomewhere(uri) ? uri : href
  return content.flatMap((part) => stretchesOf(part, leads))
}
