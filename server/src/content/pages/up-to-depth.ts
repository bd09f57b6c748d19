import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import type { Answered } from './answer-fields.ts'

/**
 * What is left of an answer when links are followed so far. A page's lists and pictures lie one link from it, what an entry of
 * a list holds lies one further. Beyond `depth` a list is empty and a picture has no address; words and numbers are there always.
 */
export function upToDepth(fields: ContentFields, answered: Answered, depth: number): Answered {
  if (depth >= deepest(fields)) return answered
  const left = Object.entries(fields).map(([name, field]) => [name, fieldUpTo(field, answered[name], depth)])
  return Object.fromEntries(left)
}

function fieldUpTo(field: ContentField, answered: unknown, depth: number): unknown {
  if (field.kind === 'picture') return depth > 0 ? answered : { url: '', thumbnail: '', title: '' }
  if (field.kind !== 'list') return answered
  if (depth === 0 || !Array.isArray(answered)) return []
  return answered.map((entry) => upToDepth(field.of, entry, depth - 1))
}

/** So many links away lies what is farthest. */
export const deepest = (fields: ContentFields): number =>
  Math.max(0, ...Object.values(fields).map((field) => (field.kind === 'list' ? 1 + deepest(field.of) : linksOf(field))))

const linksOf = ({ kind }: ContentField) => (kind === 'picture' ? 1 : 0)
