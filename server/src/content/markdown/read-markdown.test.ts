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

test.each([
  '>',
  '> ',
  '- ',
  '1. ',
  '* > ',
  '[',
  '[a](',
  '![a',
  '*a**b',
  'c* ',
  '_a__',
  '<a ',
  '<!--',
  '`a``',
  '&',
  '\\*',
  '[a](b) ',
  '- *a* [b](c)\n',
  '> *\n',
  'a\n',
])('[INFO-15] 100,000 characters of %j are read', (piece) => {
  expect(JSON.stringify(readMarkdown(long(piece))).length).toBeLessThan(3_000_000)
})

/** Returns the milliseconds that this thread computed to read so much of it. */
function workOf(piece: string, size: number): number {
  const text = long(piece).slice(0, size)
  const began = process.threadCpuUsage()
  readMarkdown(text)
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}

test.each(['a', 'a.', '_a__', 'a@', 'a@a.', 'a@a-', '@a'])(
  '[INFO-15] the work for a long word of %j grows no faster than the word',
  (piece) => {
    const [small, large] = [workOf(piece, 25_000), workOf(piece, 100_000)]
    // What is quadratic needs sixteen times as long, and seconds.
    expect(large).toBeLessThan(Math.max(250, 9 * small))
  },
)

test('what is longer than 100,000 characters is cut, lists deeper than eight are left out', () => {
  expect(JSON.stringify(readMarkdown('a'.repeat(1_000_000))).length).toBeLessThan(100_100)
  const deep = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- item ${depth}`).join('\n')
  const [list] = readMarkdown(deep)
  expect(list?.kind === 'list' && list.items.length).toBe(9)
})

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

const anchorOf = (heading: string) => readMarkdown(heading).map((block) => block.kind === 'heading' && block.anchor)

test('an anchor is its heading’s words without marks, at most 80 letters; one without words is a part', () => {
  expect(anchorOf('# Café, what’s “new”?')).toEqual(['cafe-whats-new'])
  expect(anchorOf(`# ${'x'.repeat(81)}`)).toEqual(['x'.repeat(80)])
  expect(anchorOf('# ?!\n\n# …\n\n# ?\n\nWords')).toEqual(['part', 'part-2', 'part-3', false])
})

test('headings have levels 2 to 4; a heading in a quote stays one, code is words, and empty lists are nothing', () => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => readMarkdown(`${'#'.repeat(level)} x`)[0])
  expect(levels.map((block) => block?.kind === 'heading' && block.level)).toEqual([2, 2, 3, 4, 4, 4])
  expect(readMarkdown('> ## Inside\n>\n> - a\n>\n> Words')).toMatchObject([
    ...[{ kind: 'heading', level: 2 }, { kind: 'list', ordered: false }, { kind: 'quote' }],
  ])
  expect(readMarkdown('```\nlet\n  x\n```')).toEqual([paragraph('let x')])
  expect(readMarkdown('-\n-\n\n***')).toEqual([])
  expect(readMarkdown('2. a\n3. b')).toMatchObject([{ kind: 'list', ordered: true }])
})

test('words of one kind beside each other are one; what is bold or a link begins another', () => {
  expect(readMarkdown(' *a*b~c~ **d**__e__ [f](/x)[g](/y) `h`  ')).toMatchObject([
    {
      line: [
        { text: 'ab~c~ ' },
        { text: 'de', strong: true },
        { text: ' ' },
        { text: 'f', href: '/x' },
        { text: 'g', href: '/y' },
        { text: ' h' },
      ],
    },
  ])
})

test('of the signs that a line begins with twenty are read, and all of those within it', () => {
  const stars = (count: number) => '*'.repeat(count)
  expect(readMarkdown(`a\n${stars(25)}x`)).toEqual([paragraph(`a ${stars(20)}x`)])
  expect(readMarkdown(`a ${stars(25)}x`)).toEqual([paragraph(`a ${stars(25)}x`)])
})

test('quotes are read eight deep, and a paragraph with up to 400 marks', () => {
  const quoted = (depth: number) => readMarkdown(`${'>'.repeat(depth)} x`)
  expect([quoted(8), quoted(9)]).toEqual([[{ kind: 'quote', line: [{ text: 'x' }] }], []])
  const bold = '**a** '.repeat(100)
  expect(readMarkdown(bold)[0]).toMatchObject({ line: { length: 199 } })
  expect(readMarkdown(`${bold}!`)).toEqual([paragraph(`${bold}!`)])
})

test('underlined headings are headings; where hundreds of lines are underlines, all of them are words', () => {
  const kindsOf = (text: string) => new Set(readMarkdown(text).map(({ kind }) => kind))
  expect(kindsOf('Help\n--\n'.repeat(200))).toEqual(new Set(['heading']))
  for (const line of ['Help\n--\n', 'Help\n== \n', '-- \n> Help\n']) {
    const read = readMarkdown(line.repeat(201))
    expect(read.some(({ kind }) => kind === 'heading')).toBe(false)
    expect(JSON.stringify(read)).toMatch(/Help.*(--|==)|--.*Help/)
  }
})

test('[INFO-15] a line of 100,000 blanks is read at once', () => {
  expect(readMarkdown(`a${' '.repeat(99_990)}b`)).toHaveLength(1)
})
