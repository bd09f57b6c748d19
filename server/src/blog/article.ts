/** An article as it is kept: plain words, bounded; what the feed does not say is empty. */
export type Article = {
  guid: string
  title: string
  /** An http(s) address. */
  link: string
  author: string
  description: string
  /** Its paragraphs, with an empty line between two. */
  content: string
  categories: string[]
  publishedAt: Date
  /** Where its picture lies: an http(s) address, or of the shipped feed a drawing of ours. */
  pictureAddress: string | undefined
}

/** How many are kept, newest first. */
export const mostArticles = 20

/** Raised with every change in what is made of a feed: an edition that an older reader took is then read anew. */
export const readerVersion = 2

/** Letters of each part; categories in number. */
export const limits = { guid: 500, title: 300, link: 2000, author: 100, description: 1000, content: 10_000 }
export const categoryLimits = { letters: 60, number: 10 }
