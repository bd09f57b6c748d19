const tag = /<[/!?a-z][^>]*>/gi
/** They turn the reading direction of what follows, or cannot be seen at all. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What somebody else wrote, as one line of plain words: without tags, breaks and signs that nobody sees. */
export const plainLine = (words: string): string =>
  words
    .replace(tag, '')
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Whether an article may lead there: http and https alone. */
export const isArticleAddress = (address: string): boolean => /^https?:\/\/[^\s\\/<>"][^\s\\<>"]*$/i.test(address)
