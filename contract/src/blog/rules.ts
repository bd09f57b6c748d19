const tag = /<[/!?a-z][^<>]*>/gi
/** Characters that change the reading direction of what follows, or cannot be seen at all. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Converts others' text to one plain line: without tags, line breaks and invisible characters. */
export const plainLine = (text: string): string =>
  text
    .replace(tag, '')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Whether an article may lead there: http and https alone. */
export const isArticleAddress = (address: string): boolean => /^https?:\/\/[^\s\\/<>"][^\s\\<>"]*$/i.test(address)
