/** An article as it is stored: plain text of limited length; parts that the feed lacks are empty. */
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
  /** The address of its picture: http(s), or a drawing of ours in the shipped feed. */
  pictureAddress: string | undefined
}

/** How many are stored, newest first. */
export const maxArticles = 20

/** Increased with every change of the reader: a feed that an older reader read is then read anew. */
export const readerVersion = 2

/** The most characters of each part. */
export const limits = { guid: 500, title: 300, link: 2000, author: 100, description: 1000, content: 10_000 }
export const categoryLimits = { characters: 60, count: 10 }
