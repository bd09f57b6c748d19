import { createPath, type Location } from 'react-router'

declare global {
  /** React Router's own, of which only what is on its way matters here. */
  var __reactRouterDataRouter: { state: { navigation: { location?: Location } } } | undefined
  /** Called by React Router where the code of a page cannot be loaded (vite/open-pressed-page.ts). */
  var openPressedPage: () => void
}

/**
 * Has the server send the page that somebody is on the way to. A tab that is older than a release asks for code that is gone: the press
 * counts all the same, and the page that comes has the new code. No page loads itself again by this, so it ends there.
 */
globalThis.openPressedPage = () => {
  const pressed = globalThis.__reactRouterDataRouter?.state.navigation.location
  const path = pressed && createPath(pressed)
  if (path && path !== location.pathname + location.search + location.hash) location.assign(path)
  else location.reload()
}
