import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './open-pressed-page.ts'
import { notePresses } from './shell/left-page.ts'
import { keepTranslatedPageWorking } from './translated-page.ts'

/** The modules of the page's routes, by the names of these: start-script.ts has fetched them. */
declare const __reactRouterRouteModules: Record<string, unknown>

// An address that no router can read is answered as that of the lost page: the router here must read the same.
if (__reactRouterRouteModules.lost) history.replaceState(history.state, '', '/404')

keepTranslatedPageWorking()
notePresses()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
