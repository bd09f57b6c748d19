import { AsyncLocalStorage } from 'node:async_hooks'

const place = new AsyncLocalStorage<'replica' | 'primary'>()

/** Runs `work`, whose prepared reads may be answered by a replica: as they were up to a second ago. For what is the same for everyone. */
export const readFromReplicas = <Result>(work: () => Result): Result => place.run('replica', work)

/** Runs `work`, whose reads are answered by the primary while that is there, whatever it is part of. */
export const readFromPrimary = <Result>(work: () => Result): Result =>
  place.getStore() ? place.run('primary', work) : work()

/** Where the present work reads first; undefined: from the primary, and nowhere else. Nothing reads from replicas that does not say so. */
export const whereToRead = (): 'replica' | 'primary' | undefined => place.getStore()
