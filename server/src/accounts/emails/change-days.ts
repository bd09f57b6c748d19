/** In days: how long the new address's link makes the change, and the old one's undoes it. */
export const makeDays = 3
export const undoDays = 14
