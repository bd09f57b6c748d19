/** In days: how long the new address's link makes the change, and the old one's undoes it. */
export const makeLinkDays = 3
export const undoLinkDays = 14
