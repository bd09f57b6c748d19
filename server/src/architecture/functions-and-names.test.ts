import { describe, expect, test } from 'vitest'
import { betterName } from './quaint-names.ts'
import { filesOf, isTest, type Source } from './sources.ts'
import { nodesOf, type SyntaxNode } from './syntax.ts'

type Place = { node: SyntaxNode; parent: SyntaxNode | undefined }

const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/** A page's component shows its whole layout; any other function is one thought. */
const maxLines = (path: string) => (/-page\.tsx$/.test(path) ? 80 : 40)

const nameOf = ({ node, parent }: Place): string =>
  ((node.id ?? parent?.id ?? parent?.key) as { name?: string } | null | undefined)?.name ?? 'a function'

function longFunction({ path, text }: Source, place: Place): string[] {
  if (!isFunction.test(place.node.type)) return []
  const lines = text.slice(place.node.start, place.node.end).split('\n').length
  return lines > maxLines(path) ? [`${path}: ${nameOf(place)} has ${lines} lines`] : []
}

/** "toldOwner" has the words "told" and "owner"; "tells", "telling" and "tell" are one word. */
const wordsIn = (identifier: string) =>
  identifier
    .split(/[_$\d]|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/(?<=[a-z]{3})(s|ed|ing)$/, ''))

function quaintName({ path }: Source, { node }: Place): string[] {
  if (!/^(JSX)?Identifier$|^PrivateIdentifier$/.test(node.type)) return []
  const name = node.name as string
  return wordsIn(name).flatMap((word) => {
    const better = betterName(name, word)
    return better ? [`${path}: ${name}, better ${better}`] : []
  })
}

describe('every file', () => {
  const found = { functions: [] as string[], names: new Set<string>() }
  for (const file of filesOf('{contract,server,web,e2e,bench}/**/*.{ts,tsx}')) {
    const isMeasured = !isTest(file) && !/\.e2e\.ts$/.test(file.path)
    for (const place of nodesOf(file)) {
      if (isMeasured) found.functions.push(...longFunction(file, place))
      for (const name of quaintName(file, place)) found.names.add(name)
    }
  }

  test('has functions of at most 40 lines, components of pages of 80', () => {
    expect(found.functions).toEqual([])
  })

  test('uses names that a newcomer knows from other projects', () => {
    expect([...found.names]).toEqual([])
  })
})
