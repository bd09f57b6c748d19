/** The notice on every page of a demonstration that other machines can reach, on a screen and on paper. */
export const demonstrationNotice = 'This is a demonstration. Nothing here is real, and anyone can read what you enter.'
