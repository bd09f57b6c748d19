import type { Wish } from './wish.ts'

/** Whose it is, and what they were looking at. */
type Of = { personId: number; names: string[] }

let kept: (Of & { wish: Wish | undefined }) | undefined

/** Keeps, while this page is open, what could not be sent; with none, forgets it. */
export function keepWish(wish: Of & { wish: Wish | undefined }): void {
  kept = wish
}

/** What the same person could not send from here before. */
export const keptWish = ({ personId, names }: Of): Wish | undefined =>
  kept?.personId === personId && kept.names.join() === names.join() ? kept.wish : undefined
