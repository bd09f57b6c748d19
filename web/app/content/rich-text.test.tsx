import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

const markup = (blocks: Blocks, level?: 2 | 3 | 4 | 5, idPrefix?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={blocks} level={level} idPrefix={idPrefix} />
    </MemoryRouter>,
  )

const heading = (level: number, text: string) => ({
  kind: 'heading' as const,
  level,
  anchor: text.toLowerCase(),
  line: [{ text }],
})

test('[INFO-15] formatted text becomes paragraphs, lists, quotes and stressed words', () => {
  const html = markup([
    { kind: 'paragraph', line: [{ text: 'Meet in ' }, { text: 'daylight', strong: true }] },
    { kind: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
    { kind: 'quote', line: [{ text: 'It fits.' }] },
  ])
  expect(html).toContain('<p>Meet in <strong>daylight</strong></p>')
  expect(html).toContain('<ol><li>First</li><li>Second</li></ol>')
  expect(html).toContain('<blockquote>It fits.</blockquote>')
})

test('[INFO-15] its headings follow the heading above it, without a gap', () => {
  const html = markup([heading(3, 'Selling'), heading(4, 'Price'), heading(3, 'Finding')], 3)
  expect(html.match(/<h\d/g)).toEqual(['<h3', '<h4', '<h3'])
  expect(markup([heading(2, 'One'), heading(4, 'Two')], 2).match(/<h\d/g)).toEqual(['<h2', '<h3'])
})

test('[INFO-15] no markup and no dangerous address reaches the page, whatever the content service sends', () => {
  const bad = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', '/\\evil.example']
  const html = markup([{ kind: 'paragraph', line: bad.map((href) => ({ text: `<script>${href}</script>`, href })) }])
  expect(html).not.toMatch(/<script|<a /)
  expect(html).toContain('&lt;script&gt;')
})

test('[INFO-15] a link to another site is marked, one of ours and a mail address are not', () => {
  const html = markup([
    {
      kind: 'paragraph',
      line: [
        { text: 'Province', href: 'https://www.example.org/rules' },
        { text: 'Donate', href: '/donate' },
        { text: 'Write', href: 'mailto:hello@reable.example' },
      ],
    },
  ])
  expect(html.match(/opens another site/g)).toHaveLength(1)
  expect(html).toMatch(/<a href="https:\/\/www.example.org\/rules" rel="noopener">Province/)
  expect(html).toMatch(/<a[^>]* href="\/donate"[^>]*>Donate<\/a>/)
  expect(html).toContain('<a href="mailto:hello@reable.example">Write</a>')
})
