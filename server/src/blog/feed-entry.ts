/** What any kind of feed says of one article, as it says it. Nothing in it is to be trusted. */
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
  /** Where pictures of it may lie, the likeliest first. */
  pictures: (string | undefined)[]
}
