import { expect, test } from 'vitest'
import { htmlToLines } from './html-to-lines.ts'

test.each([
  [`<p>${'word '.repeat(60)}</p>`, 'word '.repeat(60).trim()],
  ['<a href="https://a.example/b">here</a>', 'here <https://a.example/b>'],
  ['<a href="https://a.example/b">https://a.example/b</a>', 'https://a.example/b'],
  ['<a href="mailto:rosa@village.example">write to me</a>', 'write to me'],
  ['Look <img src="https://a.example/b.png" alt="a walker"> there', 'Look there'],
  ['<h1>Yes</h1>', 'Yes'],
  ['<h4>Yes</h4>', 'Yes'],
  [
    '<a href="https://a.example">Here</a> or <a href="mailto:a@b.example">there</a>',
    'Here <https://a.example> or there',
  ],
])('%s reads as %s', (html, lines) => {
  expect(htmlToLines(html)).toBe(lines)
})

test('of a mail of HTML a million letters are read, a hundred parts within each other, and 5,000 beside each other', () => {
  expect(htmlToLines(`${'x'.repeat(999_999)}yz`)).toBe(`${'x'.repeat(999_999)}y`)
  const within = (parts: number) => `${'<b>'.repeat(parts)}x${'</b>'.repeat(parts)}`
  expect([within(100), within(101)].map(htmlToLines)).toEqual(['x', ''])
  const beside = (parts: number) => `<p>${'<b>x</b>'.repeat(parts)}</p>`
  expect([4_999, 5_000, 5_001].map((parts) => htmlToLines(beside(parts)).length)).toEqual([4_999, 5_000, 5_000])
})
