/** In the browser's first scripts in place of what the server's HTML has. See late-notes.tsx. */
export const ListingRecall = undefined
export const ListingCare = undefined
