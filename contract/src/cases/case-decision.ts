import type { ActName } from '../volunteers/rules.ts'

/** A row of the table of decisions: what a button says, does and leaves behind, before it is pressed. */
export type CaseDecision = {
  /** As it is stored and sent. */
  key: string
  label: string
  does: string
  /** What stays when the decision is undone, in sentences. */
  leaves: string
  /** Who may decide so is said by this act. */
  act: ActName
  /** Words to whoever it is about: none, by a button of their own, asked for and left out as one likes, or needed. */
  words: 'none' | 'optional' | 'asked' | 'needed'
  /** It takes something away from somebody. */
  grave?: true
  /** It cannot be undone, for what was read cannot be unread. */
  final?: true
  /** What is said once it is done. */
  done: string
}
