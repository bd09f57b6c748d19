import type { Person } from '#accounts'
import type { Names } from './csv/csv-names.ts'
import type { Csv } from './csv/read-csv.ts'

/** Returns sentences that the person who imports should read before the first row. */
export function notesOn({ encoding, columns, name }: Omit<Csv, 'rows'>, names: Names, owner: Person): string[] {
  const notes: string[] = []
  if (encoding === 'windows-1252' || encoding === 'macintosh') {
    notes.push(
      `${name} is not saved as UTF-8 and was read as Western European text (${encoding}). If letters such as é look wrong, save it as “CSV UTF-8” and import again.`,
    )
  }
  const unused = columns.extra.filter(({ header }) => !names.isDetail(header)).map(({ header }) => `“${header}”`)
  if (unused.length) notes.push(`Not used, because no listing has such a detail: ${unused.join(', ')}.`)
  if (!owner.confirmed)
    notes.push('The member has not confirmed the e-mail address: until then the listings stay hidden.')
  return notes
}
