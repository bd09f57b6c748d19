import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const paragraph = (text: string) => ({ kind: 'paragraph', line: [{ text }] })

test('[INFO-15] formatted text is answered as headings, paragraphs, quotes and lists, with anchors from the headings’ words', () => {
  const written =
    '# Safety, first\n\nOne\nline, *two* and **three**.\n\n> Said so.\n\n- a\n- b\n  1. c\n\n#### Safety first\n'
  expect(readMarkdown(written)).toEqual([
    { kind: 'heading', level: 2, anchor: 'safety-first', line: [{ text: 'Safety, first' }] },
    {
      kind: 'paragraph',
      line: [{ text: 'One line, two and ' }, { text: 'three', strong: true }, { text: '.' }],
    },
    { kind: 'quote', line: [{ text: 'Said so.' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]] },
    { kind: 'heading', level: 4, anchor: 'safety-first-2', line: [{ text: 'Safety first' }] },
  ])
})

test.each([
  ['[us](/aboutus)', '/aboutus'],
  ['[them](https://example.org/a?b=1)', 'https://example.org/a?b=1'],
  ['[write](mailto:hello@reable.example)', 'mailto:hello@reable.example'],
  ['[below](#faq-safety)', '#faq-safety'],
])('a link leads on: %s', (written, href) => {
  expect(readMarkdown(written)).toEqual([{ kind: 'paragraph', line: [{ text: expect.any(String), href }] }])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>)',
  '[x](//elsewhere.example)',
  '[x](/\\elsewhere.example)',
  '[x](vbscript:x)',
])('a link that leads nowhere we know is its words alone: %s', (written) => {
  expect(readMarkdown(written)).toEqual([paragraph('x')])
})

test.each([
  ['before <b onclick="x()">bold</b> after', 'before bold after'],
  ['a <script>alert(1)</script> b', 'a  b'],
  ['<style>p { color: red }</style> b', 'b'],
  ['<div>\n<p onload=x>Words</p>\n</div>', 'Words'],
  ['<b>unclosed <i>tags', 'unclosed tags'],
  ['![A ramp](https://elsewhere.example/track.png)', 'A ramp'],
  ['width < 20 in & more', 'width < 20 in & more'],
])('markup leaves words alone: %s', (written, text) => {
  expect(readMarkdown(written)).toEqual([paragraph(text)])
})

const long = (piece: string) => piece.repeat(Math.ceil(100_000 / piece.length))

test.each(['> ', '* > ', '[a](', '*a**b', '_a__', '<!--', '`a``', '- *a* [b](c)\n'])(
  '[INFO-15] 100,000 characters of %j are read',
  (piece) => {
    expect(JSON.stringify(readMarkdown(long(piece))).length).toBeLessThan(3_000_000)
  },
)

test('mail addresses are links, each of them, also beside words and not within another link', () => {
  const href = (address: string) => ({ text: address, href: `mailto:${address}` })
  const [paragraph] = readMarkdown('Ask a.b+c@one.example or d@two.example, or [e@three.example](/aboutus).')
  expect(paragraph).toMatchObject({
    line: [
      { text: 'Ask ' },
      href('a.b+c@one.example'),
      { text: ' or ' },
      href('d@two.example'),
      { text: ', or ' },
      { text: 'e@three.example', href: '/aboutus' },
      { text: '.' },
    ],
  })
  expect(readMarkdown('x@one.example')).toMatchObject([{ line: [href('x@one.example')] }])
})

test('[INFO-15] a line of 100,000 blanks is read at once', () => {
  expect(readMarkdown(`a${' '.repeat(99_990)}b`)).toHaveLength(1)
})
