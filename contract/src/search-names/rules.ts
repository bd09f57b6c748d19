/** The languages that search names are in, each as English says it. */
export const searchLanguages = {
  en: 'English',
  fr: 'French',
  zh: 'Chinese',
  pa: 'Punjabi',
  tl: 'Tagalog',
  fa: 'Farsi',
  ko: 'Korean',
  vi: 'Vietnamese',
  es: 'Spanish',
} as const

export type SearchLanguage = keyof typeof searchLanguages

/** A name of equipment, or a need: what somebody wants to do that equipment is for. */
export const searchNameSorts = ['name', 'need'] as const

export type SearchNameSort = (typeof searchNameSorts)[number]

/** As many of the newest searches are kept. */
export const recentSearchesLimit = 1_000
