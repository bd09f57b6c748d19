import type { Block, TextSpan } from '@reable/contract/content/rich-text'
import { normalizeText } from '@reable/contract/text/harmless-text'

/** Returns a function that gives each heading a unique anchor, made from its text. */
export function anchorsOf(): (block: Block) => Block {
  const used = new Map<string, number>()
  return (block) => {
    if (block.kind !== 'heading') return block
    const anchor = anchorOf(block.line)
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    return { ...block, anchor: count === 1 ? anchor : `${anchor}-${count}` }
  }
}

const anchorOf = (line: TextSpan[]): string =>
  normalizeText(line.map(({ text }) => text).join(''), 'NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'part'
