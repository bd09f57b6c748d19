const workbook = 'a workbook of Excel or another spreadsheet program'

/** What is chosen in place of a CSV file, by its first characters. */
const kinds: Record<string, string> = {
  'PK\x03\x04': workbook,
  '\xd0\xcf\x11\xe0': workbook,
  '%PDF': 'a PDF document',
  '<': 'a web page',
  '{': 'a JSON file',
  '[': 'a JSON file',
}

/** The error of a file that is not a CSV file whatever its name says: which kind it is, and what to do. `beginning` are its first bytes. */
export function otherKindError(beginning: Buffer, name: string): string | undefined {
  const text = beginning
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  const [, kind] = Object.entries(kinds).find(([begin]) => text.startsWith(begin)) ?? []
  if (!kind) return undefined
  return `${name} is ${kind}, not a CSV file. Open it in a spreadsheet program, save it as “CSV UTF-8”, and choose that file.`
}
