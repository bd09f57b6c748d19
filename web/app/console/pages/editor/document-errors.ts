import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten } from '@reable/contract/content/written'
import { remainingEntries, type Typed, writtenOf } from './typed-document.ts'

/** An error at one place of the form. `where` names the entry, for people who read the error far from its field. */
export type DocumentError = { place: string; sentence: string; where: string }

const pictureMissing = 'This picture is no longer there. Please add it again.'

/** All errors of the typed values, in the order of the page; `missing` are the pictures that the server no longer has. */
export function errorsOf(fields: ContentFields, typed: Typed, missing: ReadonlySet<string>): DocumentError[] {
  const { errors, pictures } = readWritten(fields, writtenOf(fields, typed))
  const missingErrors = pictures
    .filter(({ url }) => missing.has(url))
    .map(({ path }) => [path, [pictureMissing]] as const)
  return [...Object.entries(errors), ...new Map(missingErrors)].map(([path, [sentence = '']]) => ({
    ...placeOf(fields, typed, path),
    sentence,
  }))
}

/** The addresses of the pictures that the paths of the server's errors name. */
export function picturesAt(fields: ContentFields, typed: Typed, paths: readonly string[]): string[] {
  const { pictures } = readWritten(fields, writtenOf(fields, typed))
  return pictures.filter(({ path }) => paths.includes(path)).map(({ url }) => url)
}

/** The place in the form of an error's path, such as `questions.0.title`, in which entries count from 0 without removed ones. */
export function placeOf(fields: ContentFields, typed: Typed, path: string): { place: string; where: string } {
  const [name = '', at, ...rest] = path.split('.')
  const field = fields[name]
  const entry = at === undefined ? undefined : remainingEntries(typed[name])[Number(at)]
  if (field?.kind !== 'list' || !entry) return { place: name, where: '' }
  const inner = rest.length ? placeOf(field.of, entry.fields, rest.join('.')) : { place: '', where: '' }
  return {
    place: [name, entry.key, inner.place].filter(Boolean).join('/'),
    where: [`${field.label}, ${Number(at) + 1}`, inner.where].filter(Boolean).join(', '),
  }
}
