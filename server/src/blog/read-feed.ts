import { isArticleAddress } from '@reable/contract/blog-rules'
import { isOwnPicture } from '@reable/contract/content-rules'
import { parseFeed } from 'feedsmith'
import { type Article, categoryLimits, limits, mostArticles } from './article.ts'
import { entriesOfFeed } from './entries-of-feed.ts'
import type { FeedEntry } from './feed-entry.ts'
import { pictureIn } from './picture-in.ts'
import { plainParagraphs, plainWords } from './plain-words.ts'

/** A feed's text, and the address it came from; undefined: it is the shipped one. */
export type FeedText = { text: string; address: string | undefined }

/** Entries that are looked at: some feeds have their newest last. */
const mostEntries = 500

/**
 * The newest articles of an RSS, Atom, RDF or JSON feed. An entry without title, address or date is not one. Throws what the
 * parser throws of anything that is no feed. Can take seconds over a hostile one: it runs in a thread of its own.
 */
export function readFeed({ text, address }: FeedText): Article[] {
  const entries = entriesOfFeed(parseFeed(text, { maxItems: mostEntries }))
  const articles = entries
    .map((entry) => ({ entry, publishedAt: dateOf(entry.date) }))
    .filter((dated) => dated.publishedAt !== undefined)
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt))
    .slice(0, mostArticles)
    .map(({ entry, publishedAt }) => articleOf(entry, publishedAt, address))
    .filter((article) => article !== undefined)
  return [...new Map(articles.toReversed().map((article) => [article.guid, article])).values()].toReversed()
}

function articleOf(entry: FeedEntry, publishedAt: Date | undefined, base: string | undefined): Article | undefined {
  const title = plainWords(entry.title, limits.title)
  const link = addressOf(entry.link, base)
  if (!title || !link || !publishedAt) return undefined
  const content = plainParagraphs(entry.content, limits.content)
  return {
    guid: plainWords(entry.guid, limits.guid) || link.slice(0, limits.guid),
    title,
    link,
    author: plainWords(entry.author, limits.author),
    description: plainWords(entry.description, limits.description) || plainWords(content, limits.description),
    content,
    categories: categoriesOf(entry),
    publishedAt,
    pictureAddress: pictureOf(entry, base),
  }
}

function categoriesOf({ categories }: FeedEntry): string[] {
  const words = categories.map((category) => plainWords(category, categoryLimits.letters)).filter(Boolean)
  return [...new Set(words)].slice(0, categoryLimits.number)
}

function pictureOf({ pictures, content, description }: FeedEntry, base: string | undefined): string | undefined {
  const named = pictures.find(Boolean) ?? pictureIn(content) ?? pictureIn(description)
  if (base === undefined) return named && isOwnPicture(named) ? named : undefined
  return addressOf(named, base)
}

/** An http(s) address, made whole by the feed's own. */
function addressOf(written: string | undefined, base: string | undefined): string | undefined {
  const href = written && URL.parse(written.trim(), base)?.href
  return href && isArticleAddress(href) && href.length <= limits.link ? href : undefined
}

const earliest = Date.parse('1990-01-01T00:00:00Z')
const latest = Date.parse('2200-01-01T00:00:00Z')

function dateOf(written: string | undefined): Date | undefined {
  const instant = Date.parse(written ?? '')
  return instant >= earliest && instant < latest ? new Date(instant) : undefined
}
