import type { ProhibitedItem } from '@reable/contract/prohibited/rules'
import type { ScreeningAction, ScreeningKind } from '@reable/contract/screening/rules'
import type { SimilarPicture } from '#pictures'

/** One thing that is looked for in a listing, as volunteers set it. */
export type Signal = {
  id: number
  kind: ScreeningKind
  action: ScreeningAction
  weight: number
  threshold: number
  words: readonly string[]
}

/** What is known of a listing when it is judged. */
export type Facts = {
  text: string
  /** Its answers to the questions of its type: a medicine is looked for in them too. */
  answers: string
  /** The prohibited words of which its owner said that they mean something else. */
  checkedWords: readonly string[]
  price: number
  /** Of the newest listings of its type that cost something; null while there are too few. */
  middlePrice: number | null
  /** How old its owner's account is, in days. */
  accountDays: number
  /** Its owner lists for a partner organisation. */
  ofPartner: boolean
  pictures: readonly SimilarPicture[]
  /** The recall cards that it stands on with brand and model. */
  recalls: readonly { id: number; name: string }[]
  /** What may not be listed. */
  prohibited: readonly ProhibitedItem[]
}

/** What was found in a listing, as it is stored. */
export type Finding = {
  kind: ScreeningKind
  signalId: number
  /** By which it is known again when a volunteer has released it. */
  key: string
  /** Whether it is why the listing is suspended; a note otherwise. */
  suspends: boolean
  details: string[]
  picture?: { id: number; otherId: number; otherListingId: number }
  /** Between the two pictures, in bits. */
  distance?: number
}
