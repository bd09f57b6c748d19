export const closedAccountsPrefix = 'closed-accounts/'

/** An account that was closed: its number, with the moment of its sign-up, since a restore may lead to the same number again. */
export type ClosedAccount = { personId: number; signedUpAt: Date; closedAt: Date }

/** The key under which a closed account stands in the list beside the backups; nothing more is known of it there. */
export const keyOfClosedAccount = ({ personId, signedUpAt, closedAt }: ClosedAccount): string =>
  `${closedAccountsPrefix}${closedAt.getTime()}-${personId}-${signedUpAt.getTime()}`

/** Undefined for anything else that lies there. */
export function parseClosedAccount(key: string): ClosedAccount | undefined {
  const [, closedAt, personId, signedUpAt] = /^closed-accounts\/(\d+)-(\d+)-(\d+)$/.exec(key) ?? []
  if (!personId) return undefined
  return { personId: Number(personId), signedUpAt: new Date(Number(signedUpAt)), closedAt: new Date(Number(closedAt)) }
}
