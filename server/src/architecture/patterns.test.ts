import { expect, test } from 'vitest'
import { patternRisks } from './pattern-risks.ts'
import { filesOf, isTest } from './sources.ts'
import { nodesOf, type SyntaxNode } from './syntax.ts'

const products = filesOf('{contract/src,server/src,web/app}/**/*.{ts,tsx}').filter(
  (file) => !isTest(file) && !file.path.startsWith('server/src/architecture/'),
)

/** Patterns that take time which can grow faster than a text, each with the reason why no stranger's text makes it. */
const excepted: Record<string, string> = {
  'server/src/accounts/passwords/common-passwords.ts': 'a password has at most 128 characters',
  'server/src/platform/database/embedded/embedded-postmaster.ts': 'what PostgreSQL says',
  'server/src/platform/database/embedded/start-error.ts': 'what PostgreSQL says',
  'server/src/platform/database/migrate/statements-in.ts': 'our own migrations',
  'server/src/platform/mail/outbox/outbox-page.ts': 'the head of our own emails',
  'server/src/platform/mail/templates/email-frame.tsx': 'the head of our own emails',
  'server/src/recalls/matching/match-card.ts': 'four characters',
  'web/app/console/pages/editor/format-text.ts': 'a volunteer’s own browser, when they press Bold',
  'web/app/listings/detail/listing-text.tsx': 'a run of blanks with two line breaks matches from the first of them',
  'web/app/shell/home-screen/supported-device.ts': 'the name of one’s own browser',
}

/** Patterns that are put together when the program starts. */
const builtOnce: Record<string, string> = {
  'contract/src/measures/rules.ts': 'our own words, on a measure of at most 100 characters',
}

/** Where texts are normalized that were not made harmless first. */
const normalized: Record<string, string> = {
  'contract/src/text/harmless-text.ts': 'makes them harmless',
  'server/src/accounts/passwords/common-passwords.ts': 'a password has at most 128 characters, and each of them counts',
  'server/src/accounts/passwords/passwords.ts': 'a password has at most 128 characters, and each of them counts',
}

type Found = { path: string; code: string }
const patterns: (Found & { risks: string[] })[] = []
const builtPatterns: Found[] = []
const normalizations: Found[] = []

for (const { path, text } of products) {
  for (const { node } of nodesOf({ path, text })) {
    const found = { path, code: text.slice(node.start, node.end) }
    const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
    if (pattern !== undefined) patterns.push({ ...found, risks: patternRisks(pattern, flags ?? '') })
    if (isCallOf(node, 'RegExp')) builtPatterns.push(found)
    if (isCallOf(node, 'normalize') && found.code.includes("normalize('NF")) normalizations.push(found)
  }
}

function isCallOf({ type, callee }: SyntaxNode, name: string): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false
  const { name: called, property } = callee as SyntaxNode
  return called === name || (property as SyntaxNode | undefined)?.name === name
}

const unlessIn = (exceptions: Record<string, string>) => (found: Found) => !(found.path in exceptions)

test('no pattern takes time that grows faster than the text it reads', () => {
  expect(patterns.filter(({ risks }) => risks.length).filter(unlessIn(excepted))).toEqual([])
})

test('no pattern is put together from what people write', () => {
  expect(builtPatterns.filter(unlessIn(builtOnce))).toEqual([])
})

test('a text is made harmless before it is normalized', () => {
  expect(normalizations.filter(unlessIn(normalized))).toEqual([])
})

test('what is excepted is still there', () => {
  const isThere = (found: Found[]) => (path: string) => found.some((one) => one.path === path)
  const risky = patterns.filter(({ risks }) => risks.length)
  expect(Object.keys(excepted).filter(isThere(risky))).toEqual(Object.keys(excepted))
  expect(Object.keys(builtOnce).filter(isThere(builtPatterns))).toEqual(Object.keys(builtOnce))
})

test.each([/^(a+)+$/, /\s*\s+$/, /^.*.*x/, /\s+$/, /^(?:e|etransfer|transfer)+$/, /<a[^>]*>/])(
  'the rule knows %s',
  ({ source }) => {
    expect(patternRisks(source, '')).not.toEqual([])
  },
)

test.each([/\s+/, /^\d{1,5}(\.\d{1,2})?$/, /"[^"]*"/, /^(?:in|cm)+$/])('the rule lets %s be', ({ source }) => {
  expect(patternRisks(source, '')).toEqual([])
})
