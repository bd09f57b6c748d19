import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { smallTargets, targetRules } from './small-targets.ts'

type AxeIssue = { rule: string; sure: boolean; at: string }

/** The rules whose results depend on the theme; those of all others are the same in both. */
const contrast = ['color-contrast', 'color-contrast-enhanced']

/**
 * Rules that may always stay undecided: for hidden parts, which other states show; for a carousel, whose rule is retired;
 * and for another site in a frame, whose style sheets the page may not read.
 */
const ignoredUndecided = ['hidden-content', 'aria-roledescription', 'css-orientation-lock']

/**
 * The issues that axe finds on the page as it stands, by every rule it has, those of best practice, experimental and retired
 * included, one sentence each; `explained` are rules that may stay undecided.
 */
export async function axeIssues(
  page: Page,
  explained: readonly string[] = [],
  only?: readonly string[],
): Promise<string[]> {
  // Run in the page itself: its own method opens a blank page beside it for each check, and takes several times as long.
  // biome-ignore lint/complexity/useLiteralKeys: the script that it runs in a page is a private member
  const source = new AxeBuilder({ page })['script']()
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue
    await frame.evaluate(source)
    // Other sites in a frame of the page are checked too.
    await frame.evaluate(() => axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  const issues = await page.evaluate(runInPage, only)
  return issues
    .filter(({ rule, sure }) => sure || ![...ignoredUndecided, ...explained].includes(rule))
    .map(({ rule, sure, at }) => `${sure ? '' : 'undecided: '}${rule}: ${at}`)
}

/** The issues of the dark theme, as far as they can differ there. */
export async function darkIssues(page: Page, explained: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const issues = await axeIssues(page, explained, contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  return issues.map((issue) => `dark: ${issue}`)
}

/** Finds a form's error summary above the heading of its page: it must stand below, so that whoever reads on from there meets it. */
export const summaryIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
    const above = [...document.querySelectorAll('main :is(h2, h3)')].filter(
      (one) => /to correct$/.test(one.textContent) && heading && one.compareDocumentPosition(heading) & 4,
    )
    return above.map(({ textContent }) => `“${textContent}” stands above the heading of the page`)
  })

/** The targets of less than 44 by 44 px that are no link inside a sentence, each by its name. */
export const targetIssues = (page: Page): Promise<string[]> => page.evaluate(smallTargets, targetRules)

type Node = { html: string; element: Element }
type Rule = { id: string; nodes: Node[] }
declare const axe: {
  configure: (options: object) => void
  getRules: () => { ruleId: string }[]
  run: (context: Document, options: object) => Promise<{ violations: Rule[]; incomplete: Rule[] }>
}

/** Runs axe; called inside the page. */
async function runInPage(only: readonly string[] | undefined): Promise<AxeIssue[]> {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  // axe knows a modal by its styles alone: this lays it over everything else, so that parts below count as covered.
  if (modal) modal.style.zIndex = '2147483647'
  const everything = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !only || only.includes(ruleId) }])
  const options = { rules: Object.fromEntries(everything), resultTypes: ['violations', 'incomplete'], elementRef: true }
  let result = await axe.run(document, options)
  // Headings that came or went while axe looked have no place in the order that it began with: it looks again.
  const cameOrWent = () => result.incomplete.some(({ id }) => id === 'heading-order')
  for (let again = 0; cameOrWent() && again < 5; again++) result = await axe.run(document, options)
  const { violations, incomplete } = result
  const covered = ({ element }: Node) => Boolean(modal && !modal.contains(element))
  const toIssues = (rules: Rule[], sure: boolean) =>
    rules.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => sure || !covered(node))
        .map(({ html }) => ({ rule: id, sure, at: html.replace(/ class="[^"]*"/g, '').slice(0, 160) })),
    )
  return [...toIssues(violations, true), ...toIssues(incomplete, false)]
}
