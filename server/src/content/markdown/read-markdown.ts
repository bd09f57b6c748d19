import type { Block, RichText } from '@reable/contract/content/rich-text'
import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { anchorsOf } from './anchors.ts'
import { boundMarkdown } from './bound-markdown.ts'
import { lineOf } from './markdown-line.ts'

/** Quotes and lists within one another; what is deeper is left out. */
const deepest = 8

// Markup of pages becomes words between tags, which lines leave out; indented lines and definitions are words like any others.
const spoken = { disable: { null: ['htmlFlow', 'codeIndented', 'definition'] } }

/**
 * The blocks of a text that somebody wrote in Markdown. Markup, script, style and rulers are left out, pictures and links that
 * lead nowhere are their words alone, of lists within lists one list is made. Takes 100,000 characters; answers whatever is sent.
 */
export function readMarkdown(written: string): RichText {
  const anchors = anchorsOf()
  const { children } = fromMarkdown(boundMarkdown(written), { extensions: [spoken] })
  return children.flatMap((node) => blocksOf(node, 0)).map(anchors)
}

function blocksOf(node: RootContent, depth: number): Block[] {
  if (depth > deepest) return []
  if (node.type === 'blockquote')
    return node.children.flatMap((child) => blocksOf(child, depth + 1)).map((block) => asQuote(block))
  if (node.type === 'list') {
    const items = itemsOf(node, depth)
    return items.length ? [{ kind: 'list', ordered: node.ordered === true, items }] : []
  }
  const line = node.type === 'code' ? lineOf([{ type: 'text', value: node.value }]) : lineOf(wordsOf(node))
  if (!line.length) return []
  if (node.type !== 'heading') return [{ kind: 'paragraph', line }]
  return [{ kind: 'heading', level: Math.min(4, Math.max(2, node.depth)), anchor: '', line }]
}

const asQuote = (block: Block): Block => (block.kind === 'paragraph' ? { kind: 'quote', line: block.line } : block)

const wordsOf = (node: Nodes) => (node.type === 'paragraph' || node.type === 'heading' ? node.children : [])

type List = Extract<RootContent, { type: 'list' }>

/** Each item's words in one line, then the items of what it holds. */
function itemsOf(list: List, depth: number): Extract<Block, { kind: 'list' }>['items'] {
  if (depth > deepest) return []
  return list.children.flatMap(({ children }) => {
    const own = children.flatMap((child) => [...wordsOf(child), { type: 'break' } as const])
    const inner = children.filter((child) => child.type === 'list').flatMap((child) => itemsOf(child, depth + 1))
    return [lineOf(own), ...inner].filter((line) => line.length)
  })
}
