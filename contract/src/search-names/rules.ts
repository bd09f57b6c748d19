/** Rules of the names and needs that searches are read by: used by the server and by the console. */

import { isBlank } from '../listings/rules.ts'

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

/** In characters. */
export const searchNameLimit = 60
/** Kinds of one name. */
export const searchNameKindsLimit = 10
export const searchNamesLimit = 10_000
/** In the console. */
export const searchNamesPerPage = 50

/** As many of the newest searches are kept. */
export const recentSearchesLimit = 1_000
/** As many searches that found nothing are shown, and as many of those that a new name would change. */
export const shownSearches = 20

export function searchNameError(name: string): string | undefined {
  if (isBlank(name)) return 'Please write the name or need'
  if ([...name].length > searchNameLimit) return `Use at most ${searchNameLimit} characters for the name or need`
  return /[\p{L}\p{N}]/u.test(name) ? undefined : 'Please write the name or need with a letter or a digit'
}

export function searchNameKindsError(ids: readonly number[]): string | undefined {
  if (!ids.length) return 'Please choose one or more kinds'
  return ids.length > searchNameKindsLimit ? `Please choose at most ${searchNameKindsLimit} kinds` : undefined
}

/** Why a name cannot be saved, in the words that refuse it. */
export const searchNameBreaks = {
  taken: (name: string) => `“${name}” is in the list already.`,
  kinds: 'One of these kinds no longer exists. Please choose others.',
  full: `There are ${searchNamesLimit.toLocaleString('en-CA')} names, and there is no room for more. Please remove one first.`,
} as const
