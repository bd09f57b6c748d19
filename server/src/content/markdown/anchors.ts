import type { Block, Stretch } from '@reable/contract/content/rich-text'

/** Gives each heading that it is handed an anchor of its own, made from its words. */
export function anchorsOf(): (block: Block) => Block {
  const used = new Map<string, number>()
  return (block) => {
    if (block.kind !== 'heading') return block
    const words = anchorOf(block.line)
    const times = (used.get(words) ?? 0) + 1
    used.set(words, times)
    return { ...block, anchor: times === 1 ? words : `${words}-${times}` }
  }
}

const anchorOf = (line: Stretch[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'part'
