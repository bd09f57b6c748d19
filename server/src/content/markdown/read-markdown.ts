import type { Block, RichText } from '@reable/contract/content/rich-text'
import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { anchorsOf } from './anchors.ts'
import { limitMarkdown } from './limit-markdown.ts'
import { lineOf } from './markdown-line.ts'

/** Levels of nested quotes and lists; deeper ones are left out. */
const maxDepth = 8

// HTML is parsed inline, where lines leave its tags out; indented lines and definitions are plain text.
const withoutHtml = { disable: { null: ['htmlFlow', 'codeIndented', 'definition'] } }

/**
 * Converts Markdown to blocks. HTML, script, style and rulers are left out, pictures and unsafe links become their text, and nested
 * lists become one list. Reads the first 100,000 characters; accepts any input.
 */
export function readMarkdown(markdown: string): RichText {
  const anchors = anchorsOf()
  const { children } = fromMarkdown(limitMarkdown(markdown), { extensions: [withoutHtml] })
  return children.flatMap((node) => blocksOf(node, 0)).map(anchors)
}

function blocksOf(node: RootContent, depth: number): Block[] {
  if (depth > maxDepth) return []
  if (node.type === 'blockquote')
    return node.children.flatMap((child) => blocksOf(child, depth + 1)).map((block) => asQuote(block))
  if (node.type === 'list') {
    const items = itemsOf(node, depth)
    return items.length ? [{ kind: 'list', ordered: node.ordered === true, items }] : []
  }
  const line = node.type === 'code' ? lineOf([{ type: 'text', value: node.value }]) : lineOf(phrasesOf(node))
  if (!line.length) return []
  if (node.type !== 'heading') return [{ kind: 'paragraph', line }]
  return [{ kind: 'heading', level: Math.min(4, Math.max(2, node.depth)), anchor: '', line }]
}

const asQuote = (block: Block): Block => (block.kind === 'paragraph' ? { kind: 'quote', line: block.line } : block)

const phrasesOf = (node: Nodes) => (node.type === 'paragraph' || node.type === 'heading' ? node.children : [])

type List = Extract<RootContent, { type: 'list' }>

/** Each item's text in one line, then the items of its nested lists. */
function itemsOf(list: List, depth: number): Extract<Block, { kind: 'list' }>['items'] {
  if (depth > maxDepth) return []
  return list.children.flatMap(({ children }) => {
    const own = children.flatMap((child) => [...phrasesOf(child), { type: 'break' } as const])
    const inner = children.filter((child) => child.type === 'list').flatMap((child) => itemsOf(child, depth + 1))
    return [lineOf(own), ...inner].filter((line) => line.length)
  })
}
