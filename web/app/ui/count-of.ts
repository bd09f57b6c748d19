/** So many of something, in words: "1 listing", "1,234 listings". */
export const countOf = (count: number, what: string): string =>
  `${count.toLocaleString('en-CA')} ${what}${count === 1 ? '' : 's'}`
