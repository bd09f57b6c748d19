import { isArticleAddress } from '@reable/contract/blog/rules'
import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith'
import type { FeedEntry } from './feed-entry.ts'

/** Converts the articles of a feed of any format to one shape. */
export function entriesOfFeed(parsed: AnyFeed<string>): FeedEntry[] {
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
