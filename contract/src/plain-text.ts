// Line breaks and tabs stay. The marks from U+202A on change the direction of the text after them, so that it reads as something else.
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\n\t]]/gv

/**
 * Returns what was typed without what no text should contain: halves of surrogate pairs, control characters and marks that change the
 * direction of the text after them, which pasting brings along.
 */
export const plainText = (typed: string): string => typed.replaceAll('\r\n', '\n').toWellFormed().replace(unwanted, '')

/** The same for a field of one line: any run of white space, line breaks too, becomes one blank. */
export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ').trim()
