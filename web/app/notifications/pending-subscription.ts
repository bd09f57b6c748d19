import type { SubscriptionValues } from './subscription-values.ts'

/** The person, and the categories and equipment types that they were looking at. */
type PendingKey = { personId: number; names: string[] }

let pending: (PendingKey & { values: SubscriptionValues | undefined }) | undefined

/** Stores, while this page is open, form values that could not be sent; undefined removes them. */
export function storePendingSubscription(next: PendingKey & { values: SubscriptionValues | undefined }): void {
  pending = next
}

/** The form values that the same person could not send from the same place. */
export const findPendingSubscription = ({ personId, names }: PendingKey): SubscriptionValues | undefined =>
  pending?.personId === personId && pending.names.join() === names.join() ? pending.values : undefined
