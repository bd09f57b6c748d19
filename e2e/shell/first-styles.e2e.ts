import type { Page } from '@playwright/test'
import { wheelchair } from '../listings/listing-visit.ts'
import { expect, test } from '../visit.ts'

/** Adds the sheet that the page's blocks name, as its start script would; runs in the page. */
function addLaterSheet(): void {
  const blocks = [...document.querySelectorAll('script[type="application/json"]')]
  const { later: href } = blocks.map((block) => JSON.parse(block.textContent ?? '{}')).find(({ later }) => later)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

const laterSheetIsThere = () => document.querySelector<HTMLLinkElement>('head > link:last-child')?.sheet != null

/** Every element of a page and how it is drawn, in words; runs in the page. */
function readStyles(): string[] {
  const box =
    'display position inset float width height margin padding border border-radius box-shadow overflow transform'
  const inside = 'gap align-items justify-content grid-template-columns flex order aspect-ratio object-fit list-style'
  const text =
    'font line-height color text-align text-decoration white-space background opacity visibility fill content'
  const read = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    return `${box} ${inside} ${text}`.split(' ').map((name) => style.getPropertyValue(name))
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, link'))
    .map((element) => [element.tagName, read(element), read(element, '::before'), read(element, '::after')].join('|'))
}

/** What stands in the place of cards that are not there yet shows after a while; runs in the page. */
async function animationsEnded(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

async function expectStyledByFirstSheets(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(animationsEnded)
  const first = await page.evaluate(readStyles)
  await page.evaluate(addLaterSheet)
  await expect.poll(() => page.evaluate(laterSheetIsThere)).toBe(true)
  const whole = await page.evaluate(readStyles)
  expect(first.filter((text, at) => text !== whole[at])).toEqual([])
}

test.describe('before a script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280]) {
    test(`home, a search and a listing need nothing of the sheet that comes after the first paint, ${width} px wide`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/?search_query=wheelchair', '/?page=abc', await wheelchair(request)])
        await expectStyledByFirstSheets(page, path)
    })
  }

  test('every other page has all rules before its first paint', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('link[data-sheet="first"]')).toHaveCount(1)
    await expect(page.locator('script[type="application/json"]').filter({ hasText: '"later"' })).toHaveCount(0)
  })
})

test('the page that follows needs no other sheets than those that the first one came with', async ({ page, open }) => {
  await open('/')
  const sheets = page.locator('link[rel=stylesheet]')
  const before = await sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  expect(await sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(before)
})
