import type { SignalKind } from '@reable/contract/messages/worry-rules'

/** One thing that makes a message worrying, as volunteers set it. */
export type Signal = {
  id: number
  kind: SignalKind
  weight: number
  words: readonly string[]
  nearWords: readonly string[]
}

/** What is known of a message beside its text. */
export type MessageFacts = {
  /** Its writer's account is in its first week. */
  newAccount: boolean
  /** Its writer has written nothing in this conversation before. */
  first: boolean
  /** To how many people its writer sent the same text within seven days, this one included. */
  sameTextTo: number
}

/** What a message comes to: nothing, a warning to its receiver, or a look by a volunteer first. */
export type Outcome = 'nothing' | 'warned' | 'held'

export type Worry = { outcome: Outcome; sum: number; signalIds: number[]; words: string[] }

/** What is stored with a message whose receiver is warned. */
export type StoredWorry = { signals: number[]; words: string[] }

export const storedWorry = ({ outcome, signalIds, words }: Worry): StoredWorry | null =>
  outcome === 'nothing' ? null : { signals: signalIds, words }
