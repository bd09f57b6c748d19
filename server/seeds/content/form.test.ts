import { existsSync, statSync } from 'node:fs'
import type { ContentPicture } from '@reable/contract/content/fields'
import { type Block, isSafeLink, type TextSpan } from '@reable/contract/content/rich-text'
import { isOwnPicture, textLimit } from '@reable/contract/content/rules'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import routes from '../../../web/app/routes.ts'
import { readMarkdown } from '../../src/content/markdown/read-markdown.ts'
import { seededPages } from './index.ts'
import { type WrittenField, writtenFields } from './testing.ts'

const where = ({ document, path }: WrittenField) => `${document}, ${path}`
const textOf = ({ value }: WrittenField) => (typeof value === 'string' ? value : '')
const ofKind = (...kinds: string[]) => writtenFields.filter(({ field }) => kinds.includes(field.kind))
const linesOf = (block: Block): TextSpan[][] => (block.kind === 'list' ? block.items : [block.line])
const wordsIn = (line: TextSpan[]) => line.map(({ text }) => text).join('')

describe('whatever is written', () => {
  test('stands where something must stand, and nowhere is it longer than its field', () => {
    const limits: Record<string, number> = { line: 120, words: 1_000, text: textLimit, address: 300 }
    const tooLong = ofKind(...Object.keys(limits)).filter((written) => {
      const { field } = written
      const length = textOf(written).length
      return length > (limits[field.kind] ?? 0) || (length === 0 && !field.optional)
    })
    expect(tooLong.map(where)).toEqual([])
  })

  test('a line is one line', () => {
    expect(
      ofKind('line', 'words')
        .filter((written) => /[\n*[\]<>]/.test(textOf(written)))
        .map(where),
    ).toEqual([])
  })

  test('formatted text shows no mark of its own, and no exclamation', () => {
    const odd = ofKind('text').filter((written) =>
      readMarkdown(textOf(written)).some((block) =>
        linesOf(block).some((line) => /\*\*|\]\(|[<>#!]|undefined/.test(wordsIn(line))),
      ),
    )
    expect(odd.map(where)).toEqual([])
  })
})

/** Every address of the web with what stands after # there. */
const anchors: Record<string, string[]> = {
  '/auth': ['login', 'signup'],
  '/resources': ['faq', ...seededPages['Frequently Asked Questions'].categories.map(({ anchor }) => anchor)],
  '/policies': ['terms-of-use', 'privacy-policy', 'prohibited-content'],
}

type Route = { path?: string; index?: boolean; children?: Route[] }

const pathsOf = (all: Route[], above = ''): string[] =>
  all.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return path === '*' ? [] : [here, ...pathsOf(children, here)]
  })

const patterns = pathsOf(routes).map(
  (path) => new RegExp(`^${path.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`),
)

function opens(address: string): boolean {
  const [path = '', anchor] = address.split('#')
  return patterns.some((pattern) => pattern.test(path)) && (!anchor || (anchors[path] ?? []).includes(anchor))
}

describe('whatever is linked to', () => {
  const links = [
    ...ofKind('address').map((written) => [where(written), textOf(written)] as const),
    ...ofKind('text').flatMap((written) =>
      [...textOf(written).matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => [where(written), to] as const),
    ),
  ].filter(([, address]) => address !== '')

  test('leads somewhere', () => {
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(([, address]) => !isSafeLink(address))).toEqual([])
  })

  test('[INFO-28] is a page of ours and a place on it, if it is ours', () => {
    expect(links.filter(([, address]) => address.startsWith('/') && !opens(address))).toEqual([])
    expect(['/nowhere', '/resources#nowhere'].filter(opens)).toEqual([])
  })

  test('reads as what it leads to', () => {
    const linked = ofKind('text').flatMap((written) =>
      readMarkdown(textOf(written)).flatMap((block) =>
        linesOf(block)
          .flat()
          .filter(({ href }) => href),
      ),
    )
    expect(linked.map(({ text }) => text).filter((text) => /^(click )?(here|this|link|more)$/i.test(text))).toEqual([])
  })
})

describe('whatever is shown', () => {
  const isPicture = (value: unknown): value is ContentPicture =>
    typeof value === 'object' && value !== null && 'url' in value && 'thumbnail' in value && 'title' in value
  const pictures = writtenFields.map(({ value }) => value).filter(isPicture)
  const fileOf = (url: string) => new URL(`../../../web/public${url}`, import.meta.url)

  test('is a drawing of ours, light to load, and says what is seen', () => {
    expect(pictures).toHaveLength(ofKind('picture').length)
    for (const { url, thumbnail, title } of pictures) {
      expect([url, thumbnail].every(isOwnPicture), url).toBe(true)
      expect(existsSync(fileOf(url)) && existsSync(fileOf(thumbnail)), url).toBe(true)
      expect(statSync(fileOf(url)).size, url).toBeLessThan(15_000)
      expect(title.length, url).toBeGreaterThan(10)
    }
  })
})

describe('the reading level', () => {
  const policies = ['Terms of Use', 'Privacy Policy', 'Prohibited Content']
  /** Headings aside, which are no sentences and would flatter. Of a policy, what stands for everyone. */
  const spoken = ({ document, path, field }: WrittenField) =>
    (field.kind === 'text' || field.kind === 'words') && (!policies.includes(document) || path === 'summary')
  const sentencesIn = (written: WrittenField) =>
    written.field.kind === 'words'
      ? [textOf(written)]
      : readMarkdown(textOf(written)).flatMap((block) => (block.kind === 'heading' ? [] : linesOf(block).map(wordsIn)))

  function gradeOf(texts: string[]): number {
    const sentences = texts
      .flatMap((one) => one.split(/(?<=[.?!])\s+(?=\p{Lu}|\d)/u))
      .filter((one) => /\p{L}/u.test(one))
    const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [])
    const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word.replace('’', "'"))), 0)
    return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
  }

  const documents = [...new Set(writtenFields.filter(spoken).map(({ document }) => document))]

  test('a text for lawyers is told from one for everyone', () => {
    const law = 'Notwithstanding any provision hereof, liability for consequential damages is expressly excluded.'
    expect(gradeOf([law])).toBeGreaterThan(12)
    expect(gradeOf(['The seat is wide. It holds a lot of weight.'])).toBeLessThan(4)
  })

  test.each(documents)('%s can be read with eight years of school', (document) => {
    const grade = gradeOf(
      writtenFields.filter((written) => written.document === document && spoken(written)).flatMap(sentencesIn),
    )
    expect(grade, `${document}: grade ${grade.toFixed(1)}`).toBeLessThanOrEqual(8)
  })
})
