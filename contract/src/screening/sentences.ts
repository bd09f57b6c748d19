import type { ScreeningKind } from './rules.ts'

/** What the owner of a listing reads about a finding, and what they can change. Nothing says whose photo it is, or which words were found. */
const sentences: Partial<Record<ScreeningKind, string>> = {
  prohibited:
    'It mentions something that can’t be listed here. If you can say it in another way, please do; the list of what can’t be listed is under Policies.',
  same_picture:
    'One of its photos also stands in another listing here. If the photo is yours, you need to do nothing; if not, please use one that you took yourself.',
  similar_picture:
    'One of its photos looks much like a photo in another listing here. If the photo is yours, you need to do nothing; if not, please use one that you took yourself.',
  contact_details:
    'Its text has a telephone number or an e-mail address. You can take it out: people write to you with the button beside your listing.',
  low_price: 'Its price is much lower than for others of its kind. Please see whether a digit is missing.',
  high_price: 'Its price is much higher than for others of its kind. Please see whether there is a digit too many.',
  words:
    'It speaks of money ahead, of sending things, or of talking elsewhere. That worries many readers: please say it in another way, or leave it out.',
}

export const screeningLead = 'We look at some listings before everyone sees them, and at this one too.'
export const screeningPromise = 'A person looks at it within a day.'

/** Says to an owner why a volunteer looks first: kindly, what they can change, and when somebody looks. */
export function screeningWhy(kinds: readonly ScreeningKind[]): string {
  // Both ask for another photo: once is enough.
  const said = kinds.filter((kind) => kind !== 'similar_picture' || !kinds.includes('same_picture'))
  return [screeningLead, ...new Set(said.flatMap((kind) => sentences[kind] ?? [])), screeningPromise].join(' ')
}
