/** In days: how long the link to the new address can make the change, and the link to the old one can undo it. */
export const makeLinkDays = 3
export const undoLinkDays = 14
