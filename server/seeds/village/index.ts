export { villageConversation } from './conversation.ts'
export { type VillageListing, villageListings } from './listings.ts'
export { villagePasskeyBytes, villagePasskeyId } from './passkey.ts'
export { partners, villagePassword, villagers, villageTotpSecret } from './people.ts'
