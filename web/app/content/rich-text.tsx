import type { Block, RichText as Blocks, TextSpan } from '@reable/contract/content/rich-text'
import { Fragment, type ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'
import styles from './rich-text.module.css'

type Props = {
  blocks: Blocks
  /** The level of its highest headings, one below the heading that it is under. */
  level?: 2 | 3 | 4 | 5
  /** Gives its headings ids with this prefix, so that links can lead to them; a text that is rendered twice on a page needs two. */
  idPrefix?: string
}

/** Formatted text from the content service. Only these kinds of blocks are rendered, so that nothing else reaches the page. */
export function RichText({ blocks, level = 2, idPrefix }: Props) {
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].sort()
  const place: Place = { levelOf: (written) => level + levels.indexOf(written), idPrefix }
  return (
    <div className={`stack measure gap-16 ${styles.text}`}>{keyed(blocks, (block) => renderBlock(block, place))}</div>
  )
}

type Place = {
  /** Returns the level at which a heading is rendered: without gaps, whatever levels were written. */
  levelOf: (written: number) => number
  idPrefix: string | undefined
}

function renderBlock(block: Block, { levelOf, idPrefix }: Place): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[levelOf(block.level) - 2] ?? 'h6'
      return <Heading id={idPrefix && `${idPrefix}-${block.anchor}`}>{renderLine(block.line)}</Heading>
    }
    case 'paragraph':
      return <p>{renderLine(block.line)}</p>
    case 'quote':
      return <blockquote>{renderLine(block.line)}</blockquote>
    case 'list': {
      const items = keyed(block.items, (item) => (
        <li className={isLink(item) ? 'tall-links' : undefined}>{renderLine(item)}</li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    default:
      return null
  }
}

/** Whether a line of a list is nothing but a link, which is pressed like a button. */
const isLink = ([first, ...rest]: TextSpan[]) => Boolean(first?.href) && rest.length === 0

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const renderLine = (line: TextSpan[]) =>
  keyed(line, ({ text, strong, href }) => {
    const content = href ? <ContentLink to={href}>{text}</ContentLink> : text
    return strong ? <strong>{content}</strong> : content
  })

// The order of a text's parts never changes, so their index can be their key.
const keyed = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  parts.map((part, at) => <Fragment key={at}>{show(part)}</Fragment>)
