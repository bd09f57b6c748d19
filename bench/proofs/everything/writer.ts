import type { MailReceiver } from '../incoming/mail-receiver.ts'

/** Somebody who writes again and again, and remembers what was acknowledged. */
export type Writer = {
  /** What was acknowledged, as the figures name it, and how often. */
  counts(): Record<string, number>
  /** Writes one thing after the other until it is over, and brings the last one to its end. */
  writeUntil(isOver: () => boolean): Promise<void>
  /** Returns one sentence for each broken promise, while nobody writes. */
  findBroken(dataFolder: string): Promise<string[]>
}

/** What all who write have in common. */
export type Common = {
  addressOf: () => string
  dataFolder: string
  receiver: MailReceiver
  /** What was refused that should have been done. */
  broken: string[]
  countRetry: () => void
  /** A number that no other words bear, by which a mail with them is known. */
  nextNumber: () => number
  /** The numbers of words that were acknowledged and that somebody is to get by mail. */
  owed: Set<number>
}

/** Words that a mail brings, by their number. The receiver reads it (`mail-receiver.ts`). */
export const numbered = (number: number, words: string) => `Answer number ${number}. ${words}`
