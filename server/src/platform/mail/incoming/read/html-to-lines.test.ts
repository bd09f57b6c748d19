import { expect, test } from 'vitest'
import { htmlToLines } from './html-to-lines.ts'

test.each([
  [`<p>${'word '.repeat(60)}</p>`, 'word '.repeat(60).trim()],
  ['<a href="https://a.example/b">here</a>', 'here <https://a.example/b>'],
  ['<a href="https://a.example/b">https://a.example/b</a>', 'https://a.example/b'],
  ['<a href="mailto:rosa@village.example">write to me</a>', 'write to me'],
  ['Look <img src="https://a.example/b.png" alt="a walker"> there', 'Look there'],
  ['<h1>Yes</h1>', 'Yes'],
])('%s reads as %s', (html, lines) => {
  expect(htmlToLines(html)).toBe(lines)
})
