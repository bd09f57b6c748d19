import type { Page } from '@playwright/test'

export const flowId = '7F2K-90QA'
export const welcome = { type: 'success', title: 'Welcome back!', text: 'You have logged in successfully' }
export const broken = { type: 'error', title: 'Something went wrong.', text: 'Listing cannot be displayed', flowId }

/** The copies of messages over the page. */
export const floating = (page: Page) => page.getByRole('region', { name: 'New messages' })

/** The page before has left a message for this one, as after a log-in; `heard` collects what the live regions get. */
export async function leave(page: Page, ...messages: object[]): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => heard.push(words))
  await page.addInitScript((messages) => {
    const { hear } = globalThis as unknown as { hear: (words: string) => void }
    new MutationObserver((changes) => {
      const fresh = changes.filter(
        ({ target }) => target instanceof Element && target.matches('[role=status],[role=alert]'),
      )
      for (const { target, addedNodes } of fresh)
        for (const { textContent } of addedNodes) hear(`${(target as Element).role}: ${textContent}`)
    }).observe(document, { childList: true, subtree: true })
    if (!sessionStorage.getItem('messages')) sessionStorage.setItem('messages-for-next-page', JSON.stringify(messages))
  }, messages)
  return heard
}
