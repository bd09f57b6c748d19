import { isArticleAddress, plainLine } from '@reable/contract/blog/rules'
import type { Answer } from '@reable/contract/client'
import { isOwnPicture } from '@reable/contract/content/rules'
import { cutText } from '@reable/contract/listings/rules'

/** What of an article a page shows. */
export type Article = {
  /** Whole: what a page shows of it is cut. */
  title: string
  link: string
  author: string
  pubDate: string
  published: string
  thumbnail: string
  description: string
}

/** Letters of a title, and of a description. */
const maxLength = 100

export const cutArticleTitle = (title: string) => cutText(title, maxLength)

/** For an article without a picture. */
const defaultThumbnail = '/content/blog-article.svg'

/** The articles as they are shown. Whatever the feed got past us, here it is plain words and leads to a page, or is left out. */
export const articlesOf = (posts: Answer<'listBlogPosts'>): Article[] =>
  posts
    .filter(({ link, title }) => isArticleAddress(link) && plainLine(title))
    .map(({ title, link, author, pubDate, published, thumbnail, description }) => ({
      title: plainLine(title),
      link,
      author: plainLine(author),
      pubDate,
      published,
      thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : defaultThumbnail,
      description: cutText(plainLine(description), maxLength),
    }))
