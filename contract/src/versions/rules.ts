/** Rules of what stewards change and has versions of its own: used by the server and by the volunteers' room. */

/** What has versions. */
export const documentKinds = [
  ...(['type', 'question', 'condition', 'category', 'place', 'prohibited'] as const),
  // What makes a message worrying, and what is looked for in a listing before it is public.
  ...(['signal', 'screening'] as const),
  // What searches are read by.
  'search_name',
  ...(['reply', 'partner', 'recall_card', 'manual', 'manual_hosts', 'page', 'list'] as const),
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Where something stands in a list: by this number, and by the alphabet or as it came where it is the same. */
export const usualRank = 100
export const rankLimit = 999

export const rankError = (rank: string): string | undefined =>
  /^\d{1,3}$/.test(rank.trim())
    ? undefined
    : `Its place in the list is a whole number from 0 to ${rankLimit}, such as ${usualRank}`

/** Whoever edited an older version reads it. */
export const versionConflict =
  'Another volunteer has changed this since you opened this page. What you wrote is still here.'
