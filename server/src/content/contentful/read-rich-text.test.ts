import { expect, test } from 'vitest'
import { readRichText } from './read-rich-text.ts'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, ...content: object[]) => ({ nodeType, content, data: {} })
const link = (uri: string, ...content: object[]) => ({ nodeType: 'hyperlink', content, data: { uri } })
const document = (...content: object[]) => node('document', ...content)
const paragraph = (...content: object[]) => node('paragraph', ...content)

test('[INFO-15] a rich text document is answered in the same blocks as Markdown', () => {
  const list = node(
    'ordered-list',
    node('list-item', paragraph(text('a')), node('unordered-list', node('list-item', paragraph(text('b'))))),
  )
  const input = document(
    node('heading-1', text('Our words')),
    paragraph(text('One\nline, '), text('two', 'bold', 'italic'), link('https://example.org', text('three'))),
    list,
    node('blockquote', paragraph(text('Said so'))),
    node('hr'),
    node('embedded-entry-block'),
    node('heading-6', text('Our words')),
  )
  expect(readRichText(input)).toEqual([
    { kind: 'heading', level: 2, anchor: 'our-words', line: [{ text: 'Our words' }] },
    {
      kind: 'paragraph',
      line: [{ text: 'One line, ' }, { text: 'two', strong: true }, { text: 'three', href: 'https://example.org' }],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'quote', line: [{ text: 'Said so' }] },
    { kind: 'heading', level: 4, anchor: 'our-words-2', line: [{ text: 'Our words' }] },
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example'])(
  'a link to %s is its words alone',
  (uri) => {
    expect(readRichText(document(paragraph(link(uri, text('x')))))).toEqual([
      { kind: 'paragraph', line: [{ text: 'x' }] },
    ])
  },
)

test('a document that goes on for ever inside itself ends', () => {
  const deep = Array.from({ length: 5_000 }).reduce<object>((inner) => node('blockquote', inner), paragraph(text('x')))
  expect(readRichText(document(deep))).toEqual([])
})
