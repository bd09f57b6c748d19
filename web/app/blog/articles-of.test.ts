import { expect, test } from 'vitest'
import { articlesOf, cutArticleTitle } from './articles-of.ts'

const post = {
  title: 'A title',
  pubDate: '2026-11-12T17:00:00.000Z',
  published: 'Thursday, 12 November',
  link: 'https://example.org/a',
  guid: 'a',
  author: 'Nora',
  thumbnail: `/pictures/${'0'.repeat(32)}-720.jpg`,
  description: 'Words.',
  content: 'Words.',
  categories: ['News'],
}

test('[INFO-01] titles and descriptions show a hundred characters; screen readers get the whole title', () => {
  const [article] = articlesOf([{ ...post, title: 'ä'.repeat(101), description: 'x'.repeat(101) }])
  expect(article?.title).toBe('ä'.repeat(101))
  expect(cutArticleTitle(article?.title ?? '')).toBe(`${'ä'.repeat(100)}…`)
  expect(article?.description).toBe(`${'x'.repeat(100)}…`)
  expect(cutArticleTitle('x'.repeat(100))).toBe('x'.repeat(100))
})

test('[INFO-25] unsafe content that the import let through is plain text here, or left out', () => {
  const script = '<script>alert(1)</script>Good <b onclick="x">words</b>'
  const [article] = articlesOf([
    { ...post, title: script, author: script, description: script, thumbnail: 'https://elsewhere.example/x.png' },
  ])
  for (const part of [article?.title, article?.author, article?.description]) expect(part).toBe('alert(1)Good words')
  expect(article?.thumbnail).toBe('/content/blog-article.svg')
  const bad = ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/posts/1', 'https://a b']
  expect(articlesOf(bad.map((link) => ({ ...post, link })))).toEqual([])
  expect(articlesOf([post])).toMatchObject([{ link: post.link, thumbnail: post.thumbnail }])
})
