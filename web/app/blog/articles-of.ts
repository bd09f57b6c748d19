import { isArticleAddress, plainLine } from '@reable/contract/blog/rules'
import type { Answer } from '@reable/contract/client'
import { isOwnPicture } from '@reable/contract/content/rules'
import { cutText } from '@reable/contract/cut-text'

/** An article as a page shows it. */
export type Article = {
  /** The whole title, of which a page shows the beginning. */
  title: string
  link: string
  author: string
  pubDate: string
  published: string
  thumbnail: string
  description: string
}

/** The maximum number of characters of a title, and of a description. */
const maxLength = 100

export const cutArticleTitle = (title: string) => cutText(title, maxLength)

/** The picture of an article that has none. */
const defaultThumbnail = '/content/blog-article.svg'

/** The articles as they are shown. Markup becomes plain text and an article without a safe address is left out, whatever the feed has. */
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
