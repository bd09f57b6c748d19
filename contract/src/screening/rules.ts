/** Rules of what is looked at before a listing is public, with their exact texts: used by the server and by the volunteers' room. */

/** The kinds of signals: what each of them looks for is written in the program; the numbers and words are the volunteers'. */
export const screeningKinds = [
  'prohibited',
  'recalled',
  'same_picture',
  'similar_picture',
  'new_account',
  'contact_details',
  'low_price',
  'high_price',
  'words',
] as const

export type ScreeningKind = (typeof screeningKinds)[number]

/** What becomes of a listing in which a signal is found: a volunteer looks first, or volunteers read a note. */
export const screeningActions = ['suspend', 'note'] as const

export type ScreeningAction = (typeof screeningActions)[number]

export const screeningActionTexts: Record<ScreeningAction, string> = {
  suspend: 'A volunteer looks first',
  note: 'A note for volunteers',
}

type Threshold = { label: string; hint: string; least: number; most: number }

type KindTexts = {
  what: string
  /** What a volunteer may choose; with a single one there is nothing to choose. */
  actions: readonly ScreeningAction[]
  threshold?: Threshold
  /** What the weight of this kind means, and why. */
  weight?: { label: string; hint: string }
  words?: string
}

const smallThing = { label: 'Weight of a small thing', hint: 'Counts in the first days of an account alone.' }

/** What a volunteer may change of a signal of each kind. */
export const screeningKindTexts: Record<ScreeningKind, KindTexts> = {
  prohibited: {
    what: 'A word of something that cannot be listed here, which the owner has not said to be something else, or of a medicine or needle',
    actions: ['suspend'],
  },
  recalled: {
    what: 'A brand and a model that stand on a recall card',
    actions: ['suspend'],
  },
  same_picture: {
    what: 'A photo that stands in another person’s listing',
    actions: ['suspend', 'note'],
    threshold: {
      label: 'So many of 64 parts may differ',
      hint: 'A whole number from 0 to 7.',
      least: 0,
      most: 7,
    },
    weight: smallThing,
  },
  similar_picture: {
    what: 'A photo that looks much like one in another person’s listing',
    actions: ['suspend', 'note'],
    threshold: {
      label: 'So many of 64 parts may differ',
      hint: 'A whole number from 1 to 10.',
      least: 1,
      most: 10,
    },
    weight: smallThing,
  },
  new_account: {
    what: 'Small things that add up in the first days of an account',
    actions: ['suspend', 'note'],
    threshold: { label: 'Days that an account is new', hint: 'A whole number from 1 to 90.', least: 1, most: 90 },
    weight: { label: 'Sum from which they count', hint: 'The weights of all small things in a listing are added up.' },
  },
  contact_details: {
    what: 'A telephone number or an e-mail address in the title or the description',
    actions: ['suspend', 'note'],
    weight: smallThing,
  },
  low_price: {
    what: 'A price far below the middle price of its equipment type',
    actions: ['suspend', 'note'],
    threshold: { label: 'So many times lower', hint: 'A whole number from 2 to 100.', least: 2, most: 100 },
    weight: smallThing,
  },
  high_price: {
    what: 'A price far above the middle price of its equipment type',
    actions: ['suspend', 'note'],
    threshold: { label: 'So many times higher', hint: 'A whole number from 2 to 100.', least: 2, most: 100 },
    weight: smallThing,
  },
  words: { what: 'One of these words, or more', actions: ['suspend', 'note'], weight: smallThing, words: 'Words' },
}

export const screeningWeightLimit = 10

/** What a photo is compared by: so many bits may differ until it is no longer looked at. */
export const furthestPicture = 10

export const screeningWeightError = (weight: number): string | undefined =>
  Number.isInteger(weight) && weight >= 0 && weight <= screeningWeightLimit
    ? undefined
    : `The weight is a whole number from 0 to ${screeningWeightLimit}`

/** Returns the sentence that says what is wrong with a signal's number, or undefined. A kind without one has 0. */
export function screeningThresholdError(kind: ScreeningKind, threshold: number): string | undefined {
  const { label = '', least = 0, most = 0 } = screeningKindTexts[kind].threshold ?? {}
  if (Number.isInteger(threshold) && threshold >= least && threshold <= most) return undefined
  return `${label}: please use a whole number from ${least} to ${most}`
}

/** Returns the sentence that says what is wrong with a signal's action, or undefined. */
export const screeningActionError = (kind: ScreeningKind, action: ScreeningAction): string | undefined =>
  screeningKindTexts[kind].actions.includes(action) ? undefined : 'Please choose what becomes of such a listing'

/** What a volunteer reads of a signal that cannot be changed here: prohibited words stand on their list, recalls on their cards. */
export const fixedKindTexts: Partial<Record<ScreeningKind, string>> = {
  prohibited: 'The words stand under Not to be listed. This is the same for everyone, and cannot be changed here.',
  recalled: 'What is recalled stands on the cards under Recalls. That it is suspended cannot be changed.',
}

export const isFixedKind = (kind: ScreeningKind): boolean => kind in fixedKindTexts

/** How many of the last published listings a change is tried on. */
export const previewedListings = 100
/** So many of those that would be suspended are named. */
export const previewedTitles = 10
