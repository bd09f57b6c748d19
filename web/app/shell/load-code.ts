import { lastPress, reloadPage } from './left-page.ts'

declare global {
  /** React Router's own list of the release's files, of which only its own address matters here. */
  var __reactRouterManifest: { url: string } | undefined
}

/**
 * Fetches the code of what somebody pressed. In a tab that is older than a release the code is gone: the page is then loaded again, with
 * what was typed, and the press is repeated in it. Where the service cannot be reached, it fails as `load` does.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const press = lastPress()
  try {
    return await load()
  } catch (error) {
    if (!((await isReleaseOver()) && reloadPage(press))) throw error
    // The page is on its way out: nobody is to read that something failed.
    return new Promise(() => {})
  }
}

/** Whether the server answers, and no longer has the files of this page. */
async function isReleaseOver(): Promise<boolean> {
  const { url } = globalThis.__reactRouterManifest ?? {}
  if (!url) return false
  const reply = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return reply?.status === 404
}
