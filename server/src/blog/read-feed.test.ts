import { expect, test } from 'vitest'
import { shippedFeed } from '#seeds/blog/feed'
import { readFeed } from './read-feed.ts'
import { feedText } from './refresh-feed.ts'
import { atomFeed, feedOf, mediumFeed, rdfFeed, wordpressFeed } from './testing-feeds.ts'

const now = new Date('2026-11-20T12:00:00Z')
const read = (text: string) => readFeed({ text, address: 'https://blog.example/feed/', now })
const one = (parts: object) => read(feedOf(parts))[0]

test('[INFO-25] an article in the manner of Medium has every part, in plain words', () => {
  const [comment, article] = read(mediumFeed())
  expect(article).toEqual({
    guid: 'https://medium.example/p/1a2b',
    title: 'Walkers & winters',
    link: 'https://medium.example/@nora/walkers-1a2b?source=rss',
    author: 'Nora N.',
    description: 'Ice Rubber tips wear fast. Turn them.',
    content: 'Ice\n\nRubber tips wear fast.\n\nTurn them.',
    categories: ['walkers', 'winter'],
    publishedAt: new Date('2026-11-12T03:00:00Z'),
    pictureAddress: 'https://cdn.example.org/max/1024/one.jpeg',
  })
  expect(comment).toMatchObject({ categories: [], pictureAddress: undefined })
})

test('[INFO-25] one in the manner of WordPress, newest first, with whole addresses and each category once', () => {
  const articles = read(wordpressFeed)
  expect(articles.map(({ link }) => link)).toEqual([4, 3, 2, 1].map((day) => `https://blog.example/day-${day}/`))
  expect(articles[0]).toMatchObject({
    title: 'Day 4 – it’s bold',
    author: 'admin',
    description: 'Short … words […]',
    categories: ['News & notes'],
    pictureAddress: 'https://blog.example/pictures/4.jpg',
  })
})

test('[INFO-25] Atom, RDF and JSON Feed are read as well', () => {
  expect(read(atomFeed)[0]).toMatchObject({
    title: 'Café & more',
    link: 'https://atom.example/one',
    author: 'The club',
    description: 'One Two',
    categories: ['News'],
    pictureAddress: 'https://atom.example/one.png',
  })
  expect(read(rdfFeed)[0]).toMatchObject({ guid: 'https://rdf.example/a', author: 'Ravi', categories: ['History'] })
  const shipped = readFeed({ text: shippedFeed, address: undefined, now })
  expect(shipped).toHaveLength(5)
  expect(shipped[0]).toMatchObject({ author: 'Reable (example)', pictureAddress: '/content/blog-measure-first.svg' })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'java\nscript:alert(1)',
  'file:///etc/passwd',
  'http://[',
])('[INFO-25] an article whose link is %j is left out, and such a picture is none', (link) => {
  expect(one({ link, guid: '' })).toBeUndefined()
  expect(one({ description: `<img src="${link}">Words` })?.pictureAddress).toBeUndefined()
})

test('[INFO-25] script, style, handlers and hidden signs never get in, however they are wrapped', () => {
  const hostile =
    '<script>alert(1)</script><style>*{}</style><p onclick="alert(2)">Good</p><svg/onload=alert(3)>' +
    '&lt;script&gt;alert(4)&lt;/script&gt;<a href="javascript:alert(5)">words</a>\u202e<<b>b>\u0000<iframe src=x>'
  const article = one({ title: hostile, description: hostile, category: hostile, author: hostile })
  for (const part of [article?.title, article?.description, article?.categories[0]]) {
    expect(part).toContain('Good')
    expect(part).not.toMatch(/alert|<[a-z/]|onclick|\u202e|\p{Cc}/u)
  }
})

test('[INFO-25] an article without title, link or date is left out; the same one twice is one', () => {
  for (const part of [{ title: ' ' }, { link: '', guid: 'x' }, { pubDate: 'yesterday' }])
    expect(one(part)).toBeUndefined()
  expect(read(feedOf().replace(/(<item>.*<\/item>)/s, '$1$1'))).toHaveLength(1)
})

test('[INFO-25] an article from days to come is left out; clocks may differ by a day', () => {
  expect(one({ pubDate: 'Sat, 21 Nov 2026 11:59:00 GMT' })).toBeDefined()
  expect(one({ pubDate: 'Sat, 21 Nov 2026 12:01:00 GMT' })).toBeUndefined()
})

/** An RSS feed of one item with this inside of it, beside a title, a date and, unless there is another, a link. */
const itemOf = (inside: string, link = '<link>https://feed.example/a</link>') =>
  read(
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>F</title><item>${link}${inside}</item></channel></rss>`,
  )[0]
const [title, date] = ['<title>A title</title>', '<pubDate>Mon, 01 Jun 2020 18:00:00 GMT</pubDate>']

test('[INFO-25] of all that comes with an article the first picture is its picture', () => {
  const media = (more: string) =>
    itemOf(`${title}${date}<media:content url="https://cdn.example/v.mp4" type="video/mp4" medium="video"/>${more}`)
  expect(media('<media:content url="https://cdn.example/m.jpg" medium="image"/>')?.pictureAddress).toBe(
    'https://cdn.example/m.jpg',
  )
  expect(media('<media:content url="https://cdn.example/t.jpg" type="image/jpeg"/>')?.pictureAddress).toBe(
    'https://cdn.example/t.jpg',
  )
  const sound = '<link rel="enclosure" type="audio/mpeg" href="https://atom.example/one.mp3"/>'
  const thumbnail = '<link rel="related" type="image/png" href="https://atom.example/other.png"/>'
  expect(
    read(atomFeed.replace('<link rel="enclosure"', `${sound}${thumbnail}<link rel="enclosure"`))[0]?.pictureAddress,
  ).toBe('https://atom.example/one.png')
})

test.each([
  ['HTML', '<!doctype html><html><body><p>Not found</p></body></html>'],
  ['nothing', ''],
  ['half a feed', mediumFeed().slice(0, 700)],
  ['words', 'Service unavailable'],
  ['other JSON', '{"error":"no"}'],
])('[INFO-25] %s in place of a feed is refused', (_what, text) => {
  expect(() => read(text)).toThrow()
})

const latin = Buffer.from('Caf\u00e9', 'latin1')
const declared = (text: string, rest: Buffer) => Buffer.concat([Buffer.from(text), rest])

test.each([
  ['what its header says', 'text/xml; charset=ISO-8859-1', latin],
  ['what its header says in quotes', 'text/xml; Charset="iso-8859-1"', latin],
  [
    'what its header says, whatever its first line does',
    'text/xml; charset=utf-8',
    declared('<?xml encoding="ISO-8859-1"?>', Buffer.from('Caf\u00e9')),
  ],
  ['what its first line says', 'text/xml', declared('<?xml version="1.0" encoding=\'iso-8859-1\'?>', latin)],
  ['UTF-8 where nothing is said', undefined, Buffer.from('Caf\u00e9')],
  ['UTF-8 where nobody knows what is said', 'text/xml; charset=klingon', Buffer.from('Caf\u00e9')],
  [
    'what stands in its first 200 signs',
    'text/xml',
    declared(`<?xml ${'encoding="iso-8859-1"'.padStart(194)}?>`, latin),
  ],
  [
    'UTF-8 where something else stands behind them',
    'text/xml',
    declared(`<?xml ${'encoding="iso-8859-1"'.padStart(195)}?>`, Buffer.from('Caf\u00e9')),
  ],
  [
    'UTF-8 where only a later line says something else',
    'text/xml',
    declared('<rss><a encoding="iso-8859-1">', Buffer.from('Caf\u00e9')),
  ],
])('[INFO-15] a feed is read as %s', (_what, type, bytes) => {
  expect(feedText({ bytes, headers: type === undefined ? {} : { 'content-type': type } })).toMatch(/Caf\u00e9$/)
})
