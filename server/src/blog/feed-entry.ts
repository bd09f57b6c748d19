/** One article of a feed of any format, unprocessed. Nothing in it is to be trusted. */
export type FeedEntry = {
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
