/** Rules of an import in the browser, with their exact texts: used by the server and before anything is sent. */

/** Of one file. */
export const importRowsLimit = 2_000
export const importBytesLimit = 2_000_000
export const importColumnsLimit = 200
/** Names of photos that one import knows. */
export const importPhotosLimit = 5_000
/** In characters, of the name of a photo with its folders. */
export const photoNameLimit = 250
/** In characters, of one cell that is mended. */
export const cellLimit = 10_000
/** Of one person. */
export const importsLimit = 10
/** After the last change to it. */
export const importDays = 30

export const importRowsPerPage = 25
/** Names of missing photos in one answer. */
export const missingPhotosPerPage = 200
/** Names of photos in one call. */
export const photosPerCall = 1_000

const many = (count: number) => count.toLocaleString('en-CA')

export const notMember =
  'Importing a list is for the members of partner organisations. Do you belong to one? Ask us by the contact form.'
export const tooManyRows = `This file has more than ${many(importRowsLimit)} rows. We take so many at a time: please cut it into several files.`
export const sheetTooLarge = 'This file is larger than 2 MB. Please cut it into several files, of 2,000 rows at most.'
export const sheetTooSlow =
  'This file takes too long to read. Please save it as a CSV file once more, or split it into several files.'
export const sheetEmpty = 'There is no row below the names of the columns in this file.'
export const tooManyColumns = `This file has more than ${importColumnsLimit} columns. Please take out those that nobody needs.`
export const tooManyPhotos = `This is more than ${many(importPhotosLimit)} photos. Please import the list in several parts.`
export const tooManyImports = `You have ${importsLimit} lists here, and there is no room for more. Please remove one first.`
export const rowChanged = 'This row was changed meanwhile, in another window or by the import. Please look at it again.'
export const rowIsIn = 'This row is on the list already. Please edit the listing itself.'
export const nothingToPublish = 'No row is ready. Please mend the rows, or add their photos, first.'
export const photoUnknown = 'No row names this photo.'

/** How the row of an import stands, in the order of a person's work. */
export const rowStates = ['wrong', 'waiting', 'ready', 'queued', 'in', 'there'] as const

export type RowState = (typeof rowStates)[number]

/** Which rows are shown: those in one of the states, those on the list (by this import or before it), or all. */
export const rowChoices = [...rowStates, 'listed', 'all'] as const

/** The states of a row that is on the list, whether this import brought it or it was there before. */
export const listedStates: readonly RowState[] = ['in', 'there']

export const isListed = (state: RowState): boolean => listedStates.includes(state)
