// Line breaks and tabs stay. The marks from U+202A on turn the direction of what follows, so that it reads as something else.
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\n\t]]/gv

/**
 * What was typed, without what no text holds: letters cut in half, control characters and marks that turn the direction of what
 * follows, as pasting brings them along.
 */
export const plainText = (typed: string): string => typed.replaceAll('\r\n', '\n').toWellFormed().replace(unwanted, '')

/** The same of a field of one line: blanks of all kinds, line breaks too, are one blank. */
export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ').trim()
