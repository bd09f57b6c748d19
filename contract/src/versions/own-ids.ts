/** From this id on kinds, places and prohibited items are the volunteers' own; those of the program stay below it, in editions to come too. */
export const firstOwnId = 1_001
