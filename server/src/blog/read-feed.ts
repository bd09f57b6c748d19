import { isArticleAddress, plainLine } from '@reable/contract/blog/rules'
import { isOwnPicture } from '@reable/contract/content/rules'
import { beginningOf } from '@reable/contract/cut-text'
import {
  type AnyFeed,
  type AtomFeed,
  type JsonFeed,
  type MediaNs,
  parseFeed,
  type RdfFeed,
  type RssFeed,
} from 'feedsmith'
import sanitizeHtml from 'sanitize-html'
import { day } from '#platform/clock'
import { type Article, categoryLimits, limits, maxArticles } from './article.ts'
import { firstPictureIn } from './picture-in.ts'

/** A feed's text, the address it came from, undefined if it is the shipped one, and when it is read. */
export type FeedText = { text: string; address: string | undefined; now: Date }

/** The most entries that are read: some feeds have their newest last. */
const maxEntries = 500

/**
 * Reads the newest articles of an RSS, Atom, RDF or JSON feed; where there are too many, those with a category, which are shown,
 * have priority. Entries without title, address or date, or with a future date, are skipped. Throws the parser's error for anything
 * that is not a feed. A hostile feed can take seconds: run it in a thread of its own.
 */
export function readFeed({ text, address, now }: FeedText): Article[] {
  const entries = entriesOfFeed(parseFeed(text, { maxItems: maxEntries }))
  // The shipped one is ours, whatever the clock of the machine says.
  const until = address === undefined ? latest : now.getTime() + day
  const heads = entries.map((entry) => headOf(entry, { base: address, until })).filter((head) => head !== undefined)
  const newest = uniqueByGuid(newestFirst(heads))
  const shownFirst = newest.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)))
  return newestFirst(shownFirst.slice(0, maxArticles)).map((head) => articleOf(head, address))
}

/** The parts that decide whether an entry becomes an article. The rest takes longer to read. */
type EntryHead = Pick<Article, 'guid' | 'title' | 'link' | 'categories' | 'publishedAt'> & { entry: FeedEntry }

type HeadOptions = { base: string | undefined; until: number }

function headOf(entry: FeedEntry, { base, until }: HeadOptions): EntryHead | undefined {
  const publishedAt = dateOf(entry.date, until)
  const title = htmlToLine(entry.title, limits.title)
  const link = addressOf(entry.link, base)
  if (!title || !link || !publishedAt) return undefined
  const guid = htmlToLine(entry.guid, limits.guid) || link.slice(0, limits.guid)
  return { guid, title, link, categories: categoriesOf(entry), publishedAt, entry }
}

const newestFirst = (heads: EntryHead[]) =>
  heads.toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt))

/** Keeps the first entry of each guid. */
const uniqueByGuid = (heads: EntryHead[]) =>
  [...Map.groupBy(heads, ({ guid }) => guid).values()].flatMap(([first]) => first ?? [])

const isShown = ({ categories }: EntryHead) => categories.length > 0

function articleOf({ entry, ...head }: EntryHead, base: string | undefined): Article {
  const content = htmlToParagraphs(entry.content, limits.content)
  return {
    ...head,
    author: htmlToLine(entry.author, limits.author),
    description: htmlToLine(entry.description, limits.description) || htmlToLine(content, limits.description),
    content,
    pictureAddress: pictureOf(entry, base),
  }
}

function categoriesOf({ categories }: FeedEntry): string[] {
  const names = categories.map((category) => htmlToLine(category, categoryLimits.characters)).filter(Boolean)
  return [...new Set(names)].slice(0, categoryLimits.count)
}

function pictureOf({ pictures, content, description }: FeedEntry, base: string | undefined): string | undefined {
  const address = pictures.find(Boolean) ?? firstPictureIn(content) ?? firstPictureIn(description)
  if (base === undefined) return address && isOwnPicture(address) ? address : undefined
  return addressOf(address, base)
}

/** Resolves an http(s) address against the feed's own; undefined for any other. */
function addressOf(address: string | undefined, base: string | undefined): string | undefined {
  const href = address && URL.parse(address.trim(), base)?.href
  return href && isArticleAddress(href) && href.length <= limits.link ? href : undefined
}

const earliest = Date.parse('1990-01-01T00:00:00Z')
const latest = Date.parse('2200-01-01T00:00:00Z')

function dateOf(written: string | undefined, until: number): Date | undefined {
  const instant = Date.parse(written ?? '')
  return instant >= earliest && instant < until ? new Date(instant) : undefined
}

/** Converts the articles of a feed of any format to one shape. */
function entriesOfFeed(parsed: AnyFeed<string>): FeedEntry[] {
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map(fromRss)
    case 'rdf':
      return (parsed.feed.items ?? []).map(fromRdf)
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => fromAtom(entry, parsed.feed.authors))
    case 'json':
      return (parsed.feed.items ?? []).map((item) => fromJson(item, parsed.feed.authors))
    default:
      return []
  }
}

const fromRss = (item: RssFeed.Item<string>): FeedEntry => ({
  guid: item.guid?.value,
  title: item.title ?? item.dc?.titles?.[0],
  link: item.link ?? permanentLinkOf(item.guid),
  author: item.authors?.[0]?.name ?? item.dc?.creators?.[0],
  date: item.pubDate ?? item.dc?.dates?.[0] ?? item.dcterms?.created?.[0],
  description: item.description,
  content: item.content?.encoded,
  categories: item.categories?.map(({ name }) => name) ?? item.dc?.subjects ?? [],
  pictures: [
    ...picturesOfMedia(item.media),
    ...(item.enclosures ?? []).filter(({ type }) => type?.startsWith('image/')).map(({ url }) => url),
  ],
})

/** A guid is a permanent link unless it is marked otherwise or is not an absolute address. */
const permanentLinkOf = (guid: RssFeed.Guid | undefined) =>
  guid?.isPermaLink !== false && guid?.value && isArticleAddress(guid.value) ? guid.value : undefined

const fromRdf = (item: RdfFeed.Item<string>): FeedEntry => ({
  guid: item.rdf?.about,
  title: item.title,
  link: item.link,
  author: item.dc?.creators?.[0],
  date: item.dc?.dates?.[0],
  description: item.description,
  content: item.content?.encoded,
  categories: item.dc?.subjects ?? [],
  pictures: picturesOfMedia(item.media),
})

const fromAtom = (entry: AtomFeed.Entry<string>, authors: AtomFeed.Feed<string>['authors']): FeedEntry => ({
  guid: entry.id,
  title: entry.title?.value,
  link: entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
  author: (entry.authors ?? authors)?.[0]?.name ?? entry.dc?.creators?.[0],
  date: entry.published ?? entry.updated,
  description: entry.summary?.value,
  content: entry.content?.value,
  categories: entry.categories?.map(({ label, term }) => label ?? term) ?? [],
  pictures: [
    ...picturesOfMedia(entry.media),
    ...(entry.links ?? [])
      .filter(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
      .map(({ href }) => href),
  ],
})

const fromJson = (item: JsonFeed.Item<string>, authors: JsonFeed.Author[] | undefined): FeedEntry => ({
  guid: item.id,
  title: item.title,
  link: item.url ?? item.external_url,
  author: (item.authors ?? authors)?.[0]?.name,
  date: item.date_published ?? item.date_modified,
  description: item.summary,
  content: item.content_html ?? item.content_text,
  categories: item.tags ?? [],
  pictures: [item.image, item.banner_image],
})

const picturesOfMedia = (media: MediaNs.ItemOrFeed | undefined): (string | undefined)[] => [
  ...(media?.thumbnails ?? []).map(({ url }) => url),
  ...[...(media?.contents ?? []), ...(media?.groups ?? []).flatMap(({ contents }) => contents ?? [])]
    .filter(({ medium, type }) => medium === 'image' || type?.startsWith('image/'))
    .map(({ url }) => url),
]

/** One article of a feed of any format, unprocessed. Nothing in it is to be trusted. */
type FeedEntry = {
  guid: string | undefined
  title: string | undefined
  link: string | undefined
  author: string | undefined
  date: string | undefined
  /** HTML, as a rule. */
  description: string | undefined
  /** HTML, as a rule. */
  content: string | undefined
  categories: (string | undefined)[]
  /** Possible addresses of its picture, the likeliest first. */
  pictures: (string | undefined)[]
}

/** The most characters of HTML that are read: what a page shows of an article is far below. */
const maxLength = 100_000

/** The tags of elements that start a new line. */
const blockTags = /<(?:\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|figure|figcaption|tr|pre)\b|br\b)/gi

/** Converts HTML to one line of plain text, of at most `limit` characters. */
export const htmlToLine = (html: string | undefined, limit: number): string =>
  beginningOf(plainLine(textOf(html ?? '').replaceAll('\n', ' ')), limit)

/** Converts HTML to plain paragraphs with an empty line between two, of at most `limit` characters. */
const htmlToParagraphs = (html: string | undefined, limit: number): string =>
  beginningOf(
    textOf(html ?? '')
      .split('\n')
      .map(plainLine)
      .filter(Boolean)
      .join('\n\n'),
    limit,
  )

function textOf(html: string): string {
  const strippedOnce = withoutTags(html.slice(0, maxLength).replace(/\s+/g, ' ').replace(blockTags, '\n$&'))
  // A feed may escape its HTML: tags that were hidden so are stripped as well.
  return withoutTags(strippedOnce)
}

const withoutTags = (html: string): string => unescaped(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))

/** The sanitiser escapes no other characters. */
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (sign, name: string) => signs.get(name) ?? sign)

const signs = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
])
