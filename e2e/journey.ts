import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A path of somebody through the site on a phone. Each press counts as a step, and so does each field that is filled, the
 * keyboard's own key to send it included. All words that come into the window on the way are counted, each once for as long
 * as it stays in the page; those under a dialog are not.
 */
export class Journey {
  steps = 0
  wordCount = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await this.scrollTo(target)
    await target.click()
    this.steps += 1
  }

  async fill(field: Locator, text: string, key?: 'Enter'): Promise<void> {
    await this.scrollTo(field)
    await field.fill(text)
    if (key) await field.press(key)
    this.steps += 1
  }

  /** Scrolls down to a target, and counts the words in sight and all that pass on the way. */
  async scrollTo(until: Locator): Promise<void> {
    await expect(until).toBeVisible()
    await this.read()
    while (await this.isBelow(until)) {
      await this.page.mouse.wheel(0, 600)
      await this.page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
      await this.read()
    }
  }

  private isBelow(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element.getBoundingClientRect().bottom > innerHeight)
  }

  private async read(): Promise<void> {
    this.wordCount += await this.page.evaluate(countNewWords)
  }
}

/** Counts the words in the window that were not there before; called inside the page. */
function countNewWords(): number {
  const store = window as unknown as { wordsRead?: WeakMap<Node, string | null> }
  store.wordsRead ??= new WeakMap()
  const root = document.querySelector('dialog:modal') ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (store.wordsRead.get(text) === text.nodeValue || !text.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { top, bottom, width } = range.getBoundingClientRect()
    // A text for screen readers alone is a pixel wide.
    const isDrawn = width > 1 && !text.parentElement.closest('.visually-hidden')
    if (!isDrawn || bottom <= 0 || top >= innerHeight) continue
    store.wordsRead.set(text, text.nodeValue)
    count += text.nodeValue?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  }
  return count
}
