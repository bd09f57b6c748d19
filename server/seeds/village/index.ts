import conversation from './conversation.json' with { type: 'json' }

export { type VillageListing, villageListings } from './listings.ts'
export { villagePasskeyBytes, villagePasskeyId } from './passkey.ts'
export { partners, villagePassword, villagers, villageTotpSecret } from './people.ts'

/**
 * What two people of the village settle, for whoever tries the demonstration: a promise, somebody who waits, and a meeting to agree on. It
 * is `about` the listing of this title.
 */
export const villageConversation = conversation
