/** The changes to a statement of SQL, piece by piece: each `find` is replaced by `by`. */
const changes: { find: RegExp; by: string }[] = [
  // A condition goes.
  { find: / and (?:\w+\.)?is_public\b/g, by: '' },
  { find: /\b(?:\w+\.)?is_public\b/g, by: 'true' },
  { find: / and (?:\w+\.)?\w+ (?:=|<>|<=|>=|<|>) (?:\$\d+|\w+\.\w+|'\w*')/g, by: '' },
  { find: / and (?:\w+\.)?\w+ is (?:not )?null\b/g, by: '' },
  { find: /\bnot exists\b/g, by: 'exists' },
  { find: /\bis not null\b/g, by: 'is null' },
  { find: / for (?:update|share)\b/g, by: '' },
  { find: /\bon conflict do nothing\b/g, by: '' },
  { find: / desc\b/g, by: '' },
  { find: / <= /g, by: ' < ' },
  { find: / >= /g, by: ' > ' },
]

/** The changes to a text that holds SQL, by their places in it; none where it holds something else. */
export function sqlChanges(text: string): { start: number; end: number; replacement: string }[] {
  if (!/\b(select|update|insert into|delete from|where|order by|listed_at)\b/.test(text)) return []
  return changes.flatMap(({ find, by }) =>
    [...text.matchAll(find)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      replacement: by,
    })),
  )
}
