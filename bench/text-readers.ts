import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './program.ts'

/** A function that reads what a stranger wrote, and how many characters it is given at most. */
export type Reader = { name: string; most: number; read: (text: string) => void }

/** Where strangers' text is read. What these files export is called with a text, whatever it makes of it. */
const files = [
  'contract/src/**/*.ts',
  'server/src/blog/{html-to-text,feed-text}.ts',
  'server/src/content/markdown/*.ts',
  'server/src/handovers/meetings/calendar-entry.ts',
  'server/src/listings/import/csv/{clean-cell,csv-columns,csv-details}.ts',
  'server/src/listings/import/find-photos.ts',
  'server/src/listings/search/{compounds,search-text,spelling}.ts',
  'server/src/listings/understand/{tokens,amounts}.ts',
  'server/src/messages/worry/{links,judge-message}.ts',
  'server/src/platform/http/api/read-id.ts',
  'server/src/platform/http/pages/clean-address.ts',
  'server/src/platform/mail/incoming/{read/html-to-lines,text/*}.ts',
  'server/src/platform/mail/templates/plain-text.ts',
  'server/src/recalls/file/read-notice.ts',
  'server/src/recalls/matching/{keys,brand}.ts',
  'server/src/volunteers/log/log-queries.ts',
  'web/app/accounts/sign-in/safe-path.ts',
  'web/app/listings/fields/values/*.ts',
  'web/app/listings/wizard/steps/find-types.ts',
  'web/app/places/normalize-postal-code.ts',
  'web/app/shell/header/current-mark.ts',
]

/** The longest message or description, in characters. */
const usual = 5_000

/** Of what is longer, and of what is asked for its length first. */
const lengths: Record<string, number> = {
  ...{ harmlessText: 256_000, normalizeText: 256_000, plainText: 256_000, oneLine: 256_000 },
  // A longer one is read in a thread.
  readMarkdown: 20_000,
  ...{ limitMarkdown: 100_000, cleanText: 100_000, cleanLine: 100_000, htmlToLines: 100_000 },
  ...{ splitReply: 100_000, withholdQuote: 100_000, linesOf: 100_000 },
  ...{ withDigits: 100, sizesIn: 200, searchText: 200, wordsOf: 200, hasOnlyStopWords: 200 },
}

const hosts = { short: ['bit.ly'], sites: ['interac.ca', 'td.com', 'canadapost.ca'], own: 'reable.example' }
const words = ['salt - pepper', 'zz - - - -q', 'oxycodone pills', 'bed rail', 'a a a']
const item = { what: '', instead: '', words, waits: true }
const reply = {
  ...{ replyDomain: 'reply.example', from: 'hello@reable.example', host: 'reable.example', name: 'Ben Baker' },
  ...{ addresses: ['ben@a.example'], subject: 'A walker', said: ['Is it still there?'] },
}

/** What a function is called with behind the text, where it needs more. */
const more: Record<string, unknown[]> = {
  linkKindsIn: [hosts],
  prohibitedIn: [[item]],
  wordsIn: [words],
  splitReply: [reply],
  withholdQuote: [reply],
  containsOurs: [reply],
  fillPlaceholders: [{}],
  photosNamed: [(name: string) => name],
  propertyError: ['in'],
}

/** Makes a schema or an error, or is a part of a page. */
const isNoReader = (name: string) => /Schema$|^[A-Z].*Error$|^use[A-Z]/.test(name)

/** Returns every function that these files export. */
export async function readers(): Promise<Reader[]> {
  const paths = files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !/\.test\.ts$|testing/.test(path))
  const found: Reader[] = []
  for (const path of paths.sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href)
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function' || isNoReader(name)) continue
      const reader = value as (...given: unknown[]) => unknown
      found.push({
        name: `${name} (${path})`,
        most: lengths[name] ?? usual,
        read: (text) => attempt(reader, [text, ...(more[name] ?? [])]),
      })
    }
  }
  return found
}

/** What takes no text may throw, at once or later. */
function attempt(reader: (...given: unknown[]) => unknown, given: unknown[]): void {
  try {
    const result = String(reader).startsWith('class') ? Reflect.construct(reader, given) : reader(...given)
    if (result instanceof Promise) result.catch(() => {})
  } catch {}
}
