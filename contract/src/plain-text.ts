// Line breaks and tabs stay.
const control = /[\p{Cc}--[\n\t]]/gv

/** What was typed, without what no text holds: letters cut in half and control characters, as pasting brings them along. */
export const plainText = (typed: string): string => typed.replaceAll('\r\n', '\n').toWellFormed().replace(control, '')
