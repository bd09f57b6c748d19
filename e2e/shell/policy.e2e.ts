import type { Page } from '@playwright/test'
import { informationAddresses } from '@reable/contract/content/information-addresses'
import { everythingAnswered, expect, hydrated, short, test } from '../visit.ts'

const others = ['/', '/auth', '/password/reset', '/confirmation/new', '/aboutus/contactus', '/console', '/404']

for (const path of [...others, ...informationAddresses]) {
  test(`${path} comes alive, says nothing against its policy, and assigns no text as markup`, async ({
    page,
    open,
  }) => {
    await open(path)
    await page.mouse.wheel(0, 20_000)
    await everythingAnswered(page)
    await expect(page.getByRole('main')).not.toBeEmpty()
  })
}

/** Opens `path` as the server sends it, policy included, with its HTML changed by `alter`. */
async function openAltered(page: Page, path: string, alter: (html: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: alter(await response.text()) })
  })
  await page.goto(path)
  await hydrated(page)
}

test(
  'a script that got into the HTML does not run, as a block, an attribute or an address',
  short,
  async ({ page, pageErrors }) => {
    const injected = `<script>document.title = 'taken'</script><script src="data:text/javascript,document.title='taken'"></script>
    <img src="/favicon.svg" onload="document.title = 'taken'" alt="">`
    await openAltered(page, '/partners', (html) => html.replace('</body>', `${injected}</body>`))
    await expect.poll(() => pageErrors.filter((pageError) => pageError.includes('script-src')).length).toBe(3)
    await expect(page).toHaveTitle('Our Partners · Reable')
    pageErrors.length = 0
  },
)

test('no script of the page can make markup of text, nor a policy that would', async ({ page, open, pageErrors }) => {
  await open('/partners')
  const refused = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, by: object) => void }
    }
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
      () => Object.assign(document.createElement('script'), { src: '/assets/any.js' }),
      () => new Worker('/assets/any.js'),
      () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      () => trustedTypes.createPolicy('another', { createHTML: (text: string) => text }),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'nothing refused it'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refused).toEqual(Array(5).fill('TypeError'))
  pageErrors.length = 0
})

test('a page that differs from what its script expects is made anew, and comes alive', async ({ page, pageErrors }) => {
  await openAltered(page, '/partners', (html) => html.replace(/<h1[^>]*>/, '$&Not '))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Not ')
  await page.getByRole('link', { name: "Let's Connect" }).click()
  await expect(page).toHaveURL(/contactus$/)
  expect(pageErrors.join()).toMatch(/Minified React error #418/)
  pageErrors.length = 0
})
