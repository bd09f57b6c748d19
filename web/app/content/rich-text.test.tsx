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

test('[INFO-15] no markup and no dangerous address reaches the page, whatever the content service sends', () => {
  const bad = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', '/\\evil.example']
  const html = markup([{ kind: 'paragraph', line: bad.map((href) => ({ text: `<script>${href}</script>`, href })) }])
  expect(html).not.toMatch(/<script|<a /)
  expect(html).toContain('&lt;script&gt;')
})
