import { isArticleAddress } from '@reable/contract/blog/rules'
import { isOwnPicture } from '@reable/contract/content/rules'
import { parseFeed } from 'feedsmith'
import { day } from '#platform/clock'
import { type Article, categoryLimits, limits, maxArticles } from './article.ts'
import { entriesOfFeed } from './entries-of-feed.ts'
import type { FeedEntry } from './feed-entry.ts'
import { htmlToLine, htmlToParagraphs } from './html-to-text.ts'
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
