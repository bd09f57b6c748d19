import { expect, test } from 'vitest'
import { betterName } from './quaint-names.ts'
import { filesOf, type Source } from './sources.ts'
import { nodesOf, type SyntaxNode } from './syntax.ts'

/** "toldOwner" has the words "told" and "owner"; "tells", "telling" and "tell" are one word. */
const wordsIn = (identifier: string) =>
  identifier
    .split(/[_$\d]|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/(?<=[a-z]{3})(s|ed|ing)$/, ''))

function quaintName({ path }: Source, { node }: { node: SyntaxNode }): string[] {
  if (!/^(JSX)?Identifier$|^PrivateIdentifier$/.test(node.type)) return []
  const name = node.name as string
  return wordsIn(name).flatMap((word) => {
    const better = betterName(name, word)
    return better ? [`${path}: ${name}, better ${better}`] : []
  })
}

test('every file uses names that a newcomer knows from other projects', () => {
  const found = new Set<string>()
  for (const file of filesOf('{contract,server,web,e2e,bench}/**/*.{ts,tsx}'))
    for (const place of nodesOf(file)) for (const name of quaintName(file, place)) found.add(name)
  expect([...found]).toEqual([])
})
