import { isArticleAddress } from '@reable/contract/blog/rules'
import { isOwnPicture } from '@reable/contract/content/rules'
import { parseFeed } from 'feedsmith'
import { day } from '#platform/clock'
import { type Article, categoryLimits, limits, mostArticles } from './article.ts'
import { entriesOfFeed } from './entries-of-feed.ts'
import type { FeedEntry } from './feed-entry.ts'
import { pictureIn } from './picture-in.ts'
import { plainParagraphs, plainWords } from './plain-words.ts'

/** A feed's text, the address it came from, undefined if it is the shipped one, and when it is read. */
export type FeedText = { text: string; address: string | undefined; now: Date }

/** Entries that are looked at: some feeds have their newest last. */
const mostEntries = 500

/**
 * The newest articles of an RSS, Atom, RDF or JSON feed; where there are too many, those with a category, which are shown, are
 * kept first. An entry without title, address or date, or from days to come, is not one. Throws what the parser throws of anything
 * that is no feed. Can take seconds over a hostile one: it runs in a thread of its own.
 */
export function readFeed({ text, address, now }: FeedText): Article[] {
  const entries = entriesOfFeed(parseFeed(text, { maxItems: mostEntries }))
  // The shipped one is ours, whatever the clock of the machine says.
  const until = address === undefined ? latest : now.getTime() + day
  const heads = entries.map((entry) => headOf(entry, { base: address, until })).filter((head) => head !== undefined)
  const newest = eachOnce(newestFirst(heads))
  const shownFirst = newest.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)))
  return newestFirst(shownFirst.slice(0, mostArticles)).map((head) => articleOf(head, address))
}

/** What decides whether an entry is one of the articles. The rest of it takes longer to read. */
type Head = Pick<Article, 'guid' | 'title' | 'link' | 'categories' | 'publishedAt'> & { entry: FeedEntry }

type Reading = { base: string | undefined; until: number }

function headOf(entry: FeedEntry, { base, until }: Reading): Head | undefined {
  const publishedAt = dateOf(entry.date, until)
  const title = plainWords(entry.title, limits.title)
  const link = addressOf(entry.link, base)
  if (!title || !link || !publishedAt) return undefined
  const guid = plainWords(entry.guid, limits.guid) || link.slice(0, limits.guid)
  return { guid, title, link, categories: categoriesOf(entry), publishedAt, entry }
}

const newestFirst = (heads: Head[]) =>
  heads.toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt))

/** Of those with the same guid the first one. */
const eachOnce = (heads: Head[]) =>
  [...Map.groupBy(heads, ({ guid }) => guid).values()].flatMap(([first]) => first ?? [])

const isShown = ({ categories }: Head) => categories.length > 0

function articleOf({ entry, ...head }: Head, base: string | undefined): Article {
  const content = plainParagraphs(entry.content, limits.content)
  return {
    ...head,
    author: plainWords(entry.author, limits.author),
    description: plainWords(entry.description, limits.description) || plainWords(content, limits.description),
    content,
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

function dateOf(written: string | undefined, until: number): Date | undefined {
  const instant = Date.parse(written ?? '')
  return instant >= earliest && instant < until ? new Date(instant) : undefined
}
