import { logIn, signIn } from '../../e2e/accounts/accounts-visit.ts'
import { photoFiles, submit, writeListing } from '../../e2e/wizard/wizard-visit.ts'
import { villagePassword } from '../../server/seeds/village/people.ts'
import type { withBrowser } from '../browser/open-browser.ts'

type Browser = Parameters<Parameters<typeof withBrowser>[0]>[0]

/** Addresses of scripts: those of the home page for a visitor and for who is signed in, and those that the wizard loads. */
export type WizardScripts = { visitor: Set<string>; home: Set<string>; wizard: Set<string> }

/** By then everything has come that comes by itself. */
const rest = 2_000

/** Someone lists a cane, from the first step to the preview, in a browser that has seen nothing yet. */
export async function readWizardScripts(browser: Browser, address: string, email: string): Promise<WizardScripts> {
  const visitor = await scriptsOf(browser, address, async (page) => {
    await page.goto('/', { waitUntil: 'networkidle' })
  })
  const home = await scriptsOf(browser, address, async (page) => {
    await signIn(page, await logIn(page.request, email, villagePassword))
    await page.goto('/', { waitUntil: 'networkidle' })
  })
  const wizard = await scriptsOf(browser, address, async (page) => {
    await signIn(page, await logIn(page.request, email, villagePassword))
    await page.goto('/wizard', { waitUntil: 'networkidle' })
    await writeListing(page, await photoFiles(page.request, 2), 'A cane for the measurement')
    await submit(page).waitFor()
  })
  return { visitor, home, wizard }
}

type Page = Parameters<typeof signIn>[0]

async function scriptsOf(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<Set<string>> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.add(request.url())
  })
  await visit(page)
  await page.waitForTimeout(rest)
  await context.close()
  return scripts
}
