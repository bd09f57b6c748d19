/** What a demonstration that other machines reach says on every page, on a screen and on paper. */
export const demonstrationNotice = 'This is a demonstration. Nothing here is real, and anyone can read what you enter.'
