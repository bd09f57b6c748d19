import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { smallTargets } from './small-targets.ts'

type AxeIssue = { rule: string; sure: boolean; at: string }

/** What lies in a theme: all that the other rules judge is the same in both. */
const contrast = ['color-contrast', 'color-contrast-enhanced']

/**
 * What stays undecided wherever there is something hidden, which the states opened show; a carousel, whose rule is retired;
 * and another site in a frame, whose style sheets nobody else may read.
 */
const ignoredUndecided = ['hidden-content', 'aria-roledescription', 'css-orientation-lock']

/**
 * What axe finds on the page as it stands, by every rule it has, those of best practice, the experimental and the retired
 * included; `explained` are rules that may stay undecided. In words, none where nothing is to be said.
 */
export async function axeIssues(
  page: Page,
  explained: readonly string[] = [],
  only?: readonly string[],
): Promise<string[]> {
  // Run in the page itself: by its own way it opens a blank page beside it for each look, and takes several times as long.
  // biome-ignore lint/complexity/useLiteralKeys: what it runs in a page it keeps to itself
  const source = new AxeBuilder({ page })['script']()
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue
    await frame.evaluate(source)
    // The sites that stand in a frame of ours are judged too.
    await frame.evaluate(() => axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  const issues = await page.evaluate(runInPage, only)
  return issues
    .filter(({ rule, sure }) => sure || ![...ignoredUndecided, ...explained].includes(rule))
    .map(({ rule, sure, at }) => `${sure ? '' : 'undecided: '}${rule}: ${at}`)
}

/** The same in the other theme, as far as it can differ there. */
export async function darkIssues(page: Page, explained: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const issues = await axeIssues(page, explained, contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  return issues.map((issue) => `dark: ${issue}`)
}

/** What sums up the faults of a form stands below the heading of its page, so that whoever reads on from there meets it. */
export const summaryIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
    const above = [...document.querySelectorAll('main :is(h2, h3)')].filter(
      (one) => /to correct$/.test(one.textContent) && heading && one.compareDocumentPosition(heading) & 4,
    )
    return above.map(({ textContent }) => `“${textContent}” stands above the heading of the page`)
  })

/** Targets of less than 44 by 44 px that are no link inside a sentence, each by its name. */
export const targetIssues = (page: Page): Promise<string[]> => page.evaluate(smallTargets)

type Node = { html: string; element: Element }
type Rule = { id: string; nodes: Node[] }
declare const axe: {
  configure: (options: object) => void
  getRules: () => { ruleId: string }[]
  run: (context: Document, options: object) => Promise<{ violations: Rule[]; incomplete: Rule[] }>
}

/** In the page. */
async function runInPage(only: readonly string[] | undefined): Promise<AxeIssue[]> {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  // axe reckons with styles alone: that a modal lies over all else, it is told here; what lies below is out of reach.
  if (modal) modal.style.zIndex = '2147483647'
  const everything = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !only || only.includes(ruleId) }])
  const options = { rules: Object.fromEntries(everything), resultTypes: ['violations', 'incomplete'], elementRef: true }
  const { violations, incomplete } = await axe.run(document, options)
  const covered = ({ element }: Node) => Boolean(modal && !modal.contains(element))
  const toIssues = (rules: Rule[], sure: boolean) =>
    rules.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => sure || !covered(node))
        .map(({ html }) => ({ rule: id, sure, at: html.replace(/ class="[^"]*"/g, '').slice(0, 160) })),
    )
  return [...toIssues(violations, true), ...toIssues(incomplete, false)]
}
