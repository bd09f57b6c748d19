import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Modules, reachedFrom } from './bundles.ts'
import { filesOfClasses } from './name-classes.ts'
import { bySelector, namesIn, type Rule, rulesOf, sheetOf } from './split-rules.ts'

const web = join(import.meta.dirname, '..')

/** The sheets. For home and listing: what the first view needs, the frame's rules among it, and all else. For other pages: all. */
const sheets = ['home', 'after-home', 'listing', 'after-listing', 'pages'] as const

type Sheet = (typeof sheets)[number]

/**
 * Cuts the one style sheet into what the home page and a listing need before their first paint, and the rest, which those two load
 * after it; every other page has it whole. A CSS module's rules come first where the page imports it, and later where
 * it is fetched with a part. The rules of a sheet stay in their order.
 */
export const firstStyles = (): Plugin[] => [cutSheet(), writeAddresses()]

const cutSheet = (): Plugin => ({
  name: 'first-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const whole = takeSheet(bundle)
    const isFirstIn = firstOf(this)
    const rules = rulesOf(whole).flatMap((rule) => (filesOf(rule).size > 1 ? bySelector(rule) : [rule]))
    const add = (name: string, test: (rule: Rule) => boolean) =>
      this.emitFile({ type: 'asset', name, originalFileName: name, source: sheetOf(rules.filter(test)) })
    const inFrame = isFirstIn('frame')
    // React Router asks for a sheet of this name; no page links it.
    add('style.css', () => false)
    add('pages.css', () => true)
    for (const [page, start] of [
      ['home', 'home'],
      ['listing', 'listingHtml'],
    ] as const) {
      const inPage = isFirstIn(start)
      add(`${page}.css`, (rule) => inFrame(rule) || inPage(rule))
      add(`after-${page}.css`, (rule) => !inFrame(rule) && !inPage(rule))
    }
  },
})

/** Takes the one sheet of all rules out of a build. */
function takeSheet(bundle: Bundle): string {
  const whole = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('style.css'))
  if (whole?.type !== 'asset') throw new Error('there is no style sheet to cut')
  delete bundle[whole.fileName]
  return String(whole.source)
}

type Bundle = Rolldown.OutputBundle

/** What the server's HTML never has, though its code comes with every page: an alert can be about a lost connection. */
const byScriptAlone = /\/app\/shell\/alerts\//

/** Which rules a page, or the frame of every page, needs first: those of the CSS modules that it imports, and those without a class. */
function firstOf(modules: Modules) {
  return (start: 'frame' | 'home' | 'listingHtml') => {
    const reached = reachedFrom(start, modules)
    return (rule: Rule) => {
      const [file, ...others] = filesOf(rule)
      if (others.length) throw new Error(`a rule belongs to ${file} and ${others.join(' and ')}: ${rule.text}`)
      return file ? reached.has(file) && !byScriptAlone.test(file) : start === 'frame'
    }
  }
}

const files = filesOfClasses(web)

/** The CSS modules whose classes are in a rule. */
const filesOf = (rule: Rule) => new Set(namesIn(rule).flatMap((name) => files.get(name) ?? []))

/** Writes the sheets' addresses into the server's build, which is made after the browser's, in place of React Router's one sheet. */
const writeAddresses = (): Plugin => ({
  name: 'first-styles-addresses',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/app\/styles\/sheets\.ts$|react-router\/server-manifest/ },
    handler(code, id) {
      if (id.includes('server-manifest'))
        return { code: code.replace(/(['"]css['"]):\s*\[[^\]]*\]/g, '$1:[]'), map: null }
      const empty = 'const addresses = {}'
      if (!code.includes(empty)) throw new Error('web/app/styles/sheets.ts has no place for the addresses')
      return { code: code.replace(empty, `const addresses = ${JSON.stringify(addressesOf())}`), map: null }
    },
  },
  generateBundle: (_, bundle) => void takeSheet(bundle),
})

function addressesOf(): Record<Sheet, string> {
  const files = readdirSync(join(web, '../build/client/assets'))
  const addressOf = (sheet: Sheet) => {
    const file = files.find((name) => new RegExp(`^${sheet}-[\\w-]{8}\\.css$`).test(name))
    if (!file) throw new Error(`the browser's build has no ${sheet}.css`)
    return [sheet, `/assets/${file}`]
  }
  return Object.fromEntries(sheets.map(addressOf))
}
