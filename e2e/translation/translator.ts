import type { Page } from '@playwright/test'

/** How a translator moves a text: a copy takes its place, as in Chrome and Edge, or the text itself is put into a <font>. */
export type Way = 'replaces' | 'wraps'

declare global {
  interface Window {
    moveTexts: () => void
  }
}

/**
 * Has the browser translate every page that opens from here on, as Chrome, Edge and Safari do, but into the same words: what stays is
 * then what a reader of another language would see stay. It goes on with all that changes, once the page's scripts are there.
 */
export async function translatePages(page: Page, way: Way): Promise<void> {
  await page.addInitScript(startTranslator, way)
}

/** Translates all that is not translated yet. */
export const translateNow = (page: Page): Promise<void> => page.evaluate(() => window.moveTexts())

function startTranslator(way: Way): void {
  const isLeftAlone = 'script, style, noscript, textarea, svg, font'
  window.moveTexts = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(isLeftAlone)) continue
      const font = document.createElement('font')
      const inner = font.appendChild(document.createElement('font'))
      text.before(font)
      inner.append(way === 'wraps' ? text : text.data)
      if (way === 'replaces') text.remove()
    }
  }
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  addEventListener('DOMContentLoaded', () => {
    const goOn = () => isHydrated() && window.moveTexts()
    new MutationObserver(() => setTimeout(goOn, 20)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-hydrated'],
    })
  })
}
