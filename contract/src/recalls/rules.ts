/** Rules of recalls, with their exact texts: used by the server, the pages and the volunteers' room. */

import { isPathOrUrl } from '../content/rules.ts'

/** Wherever something of the file stands. */
export const recallAttribution = 'Contains information licensed under the Open Government Licence – Canada.'

export const recallLicence = 'https://open.canada.ca/en/open-government-licence-canada'

/** What is known of a thing: it is recalled, it may be, it is not among those we know, or its model is not known. */
export const recallOutcomes = ['recalled', 'possible', 'none', 'ask_model'] as const
export type RecallOutcome = (typeof recallOutcomes)[number]

/** What is known of a listing; repaired: it is recalled, and a volunteer released it after a photo of the repair. */
export const listingRecallOutcomes = [...recallOutcomes, 'repaired'] as const

/** In characters: what is looked up, and a brand or a model of a card. */
export const recallNameLimit = 80
export const recallNameList = 60

export const recallLimits = { name: 120, danger: 600, remedy: 600, serials: 300, sold: 200 } as const
export type RecallText = keyof typeof recallLimits

export const recallLabels: Record<RecallText, string> = {
  name: 'Name',
  danger: 'Why',
  remedy: 'What to do',
  serials: 'Serial numbers',
  sold: 'When it was sold',
}

const needed: readonly RecallText[] = ['name', 'danger', 'remedy']

export function recallTextError(field: RecallText, text: string): string | undefined {
  const label = recallLabels[field]
  if (!text.trim()) return needed.includes(field) ? `${label}: please write a few words` : undefined
  return [...text].length > recallLimits[field] ? `${label}: use at most ${recallLimits[field]} characters` : undefined
}

const hasLetter = /[\p{L}\p{N}]/u

function namesError(label: string, names: readonly string[]): string | undefined {
  if (names.length > recallNameList) return `${label}: use at most ${recallNameList} lines`
  const wrong = names.find((name) => !hasLetter.test(name) || [...name].length > recallNameLimit)
  if (wrong === undefined) return undefined
  return `${label}: each line has a letter or a digit, and at most ${recallNameLimit} characters`
}

export const recallBrandsError = (brands: readonly string[]): string | undefined =>
  brands.length ? namesError('Brand', brands) : 'Brand: please give at least one name'

export const recallModelsError = (models: readonly string[]): string | undefined => namesError('Models', models)

export const recallTypesError = (types: readonly number[]): string | undefined =>
  types.length ? undefined : 'Kinds: please choose at least one equipment type'

export const recallSourceError = (address: string): string | undefined =>
  isPathOrUrl(address) && address.startsWith('https://') && address.length <= 500
    ? undefined
    : 'Source: please give the address of the notice, beginning with https://'

/** One name in each line. */
export const readRecallNames = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** What somebody looks up: the brand, since many makers use the same number. */
export function lookUpError(brand: string, model: string): string | undefined {
  if (!brand.trim()) return 'Brand: please type it too. Many makers use the same model number'
  if ([...brand].length > recallNameLimit) return `Brand: use at most ${recallNameLimit} characters`
  if ([...model].length > recallNameLimit) return `Model: use at most ${recallNameLimit} characters`
  return undefined
}

/** Why the file cannot be taken. The last good one stays meanwhile. */
export const recallFailures = {
  unreachable: 'The file could not be fetched.',
  too_large: 'The file is larger than 60 MB, or it took too long.',
  not_json: 'What came is not the file: it may be a page.',
  cut_off: 'The file ends in the middle.',
  renamed: 'Its fields have other names now.',
  fewer: 'It has less than nine tenths of the rows that it had before.',
} as const
export type RecallFailure = keyof typeof recallFailures

/** What the owner of a listing reads that is recalled. */
export const recalledWhy = (cards: readonly { name: string; danger: string; remedy: string }[]): string =>
  [
    ...cards.map(({ name, danger, remedy }) => `It is recalled: ${name}. ${danger} ${remedy}`),
    'Please do not hand it on. If it is repaired, add a photo of the repair to your listing.',
  ].join(' ')

/** How many notices stand on a page of the room, and under what was looked up. */
export const noticesPerPage = 20
export const foundNotices = 10

/** What a volunteer reads who would release what is recalled. */
export const repairPhotoMissing =
  'This is recalled, and no photo of the repair has come since. If the card is wrong, change it under Recalls: the listing shows again by itself.'
