import type { Client } from '@reable/contract/client'
import { RouterContextProvider } from 'react-router'
import {
  analyticsContext,
  apiContext,
  donationFormContext,
  howToVideoContext,
  type MapTiles,
  mapTilesContext,
  publicDemoContext,
  reportErrorContext,
} from './api.ts'

/** The values that are the same on every page: whether it says that nothing is real, and the addresses outside that browsers reach by themselves. */
export type SiteOptions = {
  publicDemo: boolean
  analytics: string | undefined
  howToVideo: string | undefined
  donationForm: string | undefined
  mapTiles: MapTiles | undefined
}

type Calls = { api: Client; report: (error: unknown) => void }

/** Returns what the loaders and the rendering of one page are given. */
export function preparePage({ api, report }: Calls, site: SiteOptions) {
  const context = new RouterContextProvider()
  context.set(reportErrorContext, report)
  context.set(apiContext, api)
  context.set(publicDemoContext, site.publicDemo)
  context.set(analyticsContext, site.analytics)
  context.set(howToVideoContext, site.howToVideo)
  context.set(donationFormContext, site.donationForm)
  context.set(mapTilesContext, site.mapTiles)
  return context
}
