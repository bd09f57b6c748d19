/** Rules of conversations with their exact texts: used by the server and by the pages. */

export const conversationRoles = ['owner', 'buyer'] as const
export type ConversationRole = (typeof conversationRoles)[number]

/** The states of a listing as the two people of a conversation about it may know them. */
export const conversationPostStates = ['available', 'reserved', 'sold', 'hidden', 'deleted'] as const
export type ConversationPostState = (typeof conversationPostStates)[number]

export const conversationsPerPage = 20
/** Messages of a conversation that come at once. */
export const messagesPerPage = 50
/** Photos of one message. */
export const messagePhotoLimit = 4
export const messagePhotosTooMany = `A message has at most ${messagePhotoLimit} photos.`

/** What somebody is called to the other of a conversation who gave no first name. */
export const nameByRole: Record<ConversationRole, string> = { owner: 'The seller', buyer: 'The buyer' }

export const conversationMissing = 'This conversation is not there, or it is not yours.'
export const partnerClosed = 'They closed their account. Nobody would read your message.'
/** Of somebody whom volunteers keep from writing: whatever the reason is, it is theirs. */
export const cannotAnswer = (name: string) => `${name} cannot answer at the moment.`
export const partnerBlocked = 'You blocked this person. To write to them, unblock them first.'
export const blockClosed = 'They closed their account. They can write to you no more.'
export const blockOneself = 'This is you. You cannot block yourself.'
export const readLinkInvalid = 'This link is not valid, or it has ended. Please log in to read your messages.'
