import type { Block, RichText } from '@reable/contract/content/rich-text'
import { textLimit } from '@reable/contract/content/rules'
import { harmlessText } from '@reable/contract/text/harmless-text'
import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { anchorsOf } from './anchors.ts'
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

/** Characters before the text of a line, each of which may nest another quote or list. */
const maxSigns = 20

/** Characters in one paragraph that may start or end a link or emphasis. The parser’s time grows with their square. */
const maxMarks = 400

/** Lines of - or = in one text, each of which may make a heading of the line above. The parser’s time grows with their square. */
const maxUnderlines = 200

const paragraphBreak = /(\n(?:[ \t]*\n|(?= {0,3}[-*+] +\S)))/

/** Within a list or a quote too. */
const underline = /^[ \t>]{0,20}[-=]+[ \t]*$/gm

const marks = /[\\*_[\]()<>`&!]/g

/** Returns the same text, short and simple enough to be parsed fast: markup that nobody writes by hand is escaped. */
const limitMarkdown = (markdown: string): string =>
  withFewUnderlines(harmlessText(markdown, { length: textLimit }).replace(/\r\n?/g, '\n'))
    .replace(/^(?:[ \t>*+-]|\d{1,9}[.)]){20,}/gm, (signs) => signs.slice(0, maxSigns))
    .split(paragraphBreak)
    .map((paragraph) => (isTangled(paragraph) ? paragraph.replace(marks, '\\$&') : paragraph))
    .join('')

const isTangled = (paragraph: string) => (paragraph.match(marks)?.length ?? 0) > maxMarks

const withFewUnderlines = (markdown: string) =>
  (markdown.match(underline)?.length ?? 0) > maxUnderlines
    ? markdown.replace(underline, (line) => line.replace(/[-=]/, '\\$&'))
    : markdown
