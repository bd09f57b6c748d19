import type { Block, RichText as Blocks, TextSpan } from '@reable/contract/content/rich-text'
import { Fragment, type ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'
import styles from './rich-text.module.css'

type Props = {
  blocks: Blocks
  /** Of its highest headings, one below the heading it stands under. */
  level?: 2 | 3 | 4 | 5
  /** Lets links lead to its headings, by ids that begin with this; what is rendered twice on a page needs two. */
  idPrefix?: string
}

/** Formatted text from the content service: these blocks and no others, so that nothing else of it reaches the page. */
export function RichText({ blocks, level = 2, idPrefix: under }: Props) {
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].sort()
  const place: Place = { levelOf: (written) => level + levels.indexOf(written), under }
  return <div className={styles.text}>{keyed(blocks, (block) => renderBlock(block, place))}</div>
}

type Place = {
  /** Headings follow each other without a gap, whatever levels were written. */
  levelOf: (written: number) => number
  under: string | undefined
}

function renderBlock(block: Block, { levelOf, under }: Place): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[levelOf(block.level) - 2] ?? 'h6'
      return <Heading id={under && `${under}-${block.anchor}`}>{renderLine(block.line)}</Heading>
    }
    case 'paragraph':
      return <p>{renderLine(block.line)}</p>
    case 'quote':
      return <blockquote>{renderLine(block.line)}</blockquote>
    case 'list': {
      const items = keyed(block.items, (item) => <li>{renderLine(item)}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    default:
      return null
  }
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const renderLine = (line: TextSpan[]) =>
  keyed(line, ({ text, strong, href }) => {
    const content = href ? <ContentLink to={href}>{text}</ContentLink> : text
    return strong ? <strong>{content}</strong> : content
  })

// Text as it was written never changes its order: the place of a part is its name.
const keyed = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  parts.map((part, at) => <Fragment key={at}>{show(part)}</Fragment>)
