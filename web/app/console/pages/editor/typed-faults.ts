import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten } from '@reable/contract/content/written'
import { standing, type Typed, writtenOf } from './typed-document.ts'

/** What is wrong at one place of the form. `where` names the entry it is in, for whoever reads it far from there. */
export type TypedFault = { place: string; sentence: string; where: string }

const pictureGone = 'This picture is no longer there. Please add it again.'

/** Everything that is wrong with what is typed, in the order of the page; `gone` are the pictures that the server no longer has. */
export function faultsOf(fields: ContentFields, typed: Typed, gone: ReadonlySet<string>): TypedFault[] {
  const { faults, pictures } = readWritten(fields, writtenOf(fields, typed))
  const lost = pictures.filter(({ url }) => gone.has(url)).map(({ path }) => [path, [pictureGone]] as const)
  return [...Object.entries(faults), ...new Map(lost)].map(([path, [sentence = '']]) => ({
    ...placeOf(fields, typed, path),
    sentence,
  }))
}

/** The pictures that the server's no is about. */
export function picturesAt(fields: ContentFields, typed: Typed, paths: readonly string[]): string[] {
  const { pictures } = readWritten(fields, writtenOf(fields, typed))
  return pictures.filter(({ path }) => paths.includes(path)).map(({ url }) => url)
}

/** Where in the form the path of a fault is: `questions.0.title`, whose entries count from 0 without those that were removed. */
export function placeOf(fields: ContentFields, typed: Typed, path: string): { place: string; where: string } {
  const [name = '', at, ...rest] = path.split('.')
  const field = fields[name]
  const entry = at === undefined ? undefined : standing(typed[name])[Number(at)]
  if (field?.kind !== 'list' || !entry) return { place: name, where: '' }
  const inner = rest.length ? placeOf(field.of, entry.fields, rest.join('.')) : { place: '', where: '' }
  return {
    place: [name, entry.key, inner.place].filter(Boolean).join('/'),
    where: [`${field.label}, ${Number(at) + 1}`, inner.where].filter(Boolean).join(', '),
  }
}
