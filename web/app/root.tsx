import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/shapes.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { AccountDialogs } from './accounts/account-dialogs.tsx'
import { AccountWarnings } from './accounts/account-warnings.tsx'
import { NewsletterPrompt } from './accounts/newsletter-prompt.tsx'
import { arrivalScript } from './accounts/session/arrival-script.ts'
import { onLeavingDevice } from './accounts/session/leave-device.ts'
import { refreshUser } from './accounts/session/refresh-user.ts'
import { useLogOut } from './accounts/session/use-log-out.ts'
import { useMemberParts } from './accounts/use-member-parts.ts'
import {
  analyticsContext,
  apiOf,
  donationFormContext,
  howToVideoContext,
  mapTilesContext,
  publicDemoContext,
} from './api.ts'
import { forgetDocumentDrafts } from './console/pages/document/forget-document-drafts.ts'
import { forgetFit } from './fit/people/fit-storage.ts'
import { InlineScript } from './inline-script.tsx'
import { forgetDrafts } from './listings/wizard/draft/forget-drafts.ts'
import { forgetMessageDrafts } from './messages/drafts/forget-message-drafts.ts'
import { NotificationDialog } from './notifications/notification-dialog.tsx'
import { forgetLocation } from './places/location-store.ts'
import { repeatEarly } from './repeat-early.ts'
import { forgetSaved } from './saved/forget-saved.ts'
import { useSavedSync } from './saved/use-saved-sync.ts'
import { alerts } from './shell/alerts/alerts.ts'
import { reportTo } from './shell/analytics/analytics.ts'
import { loadBanner } from './shell/banner/load-banner.ts'
import { SiteBanner } from './shell/banner/site-banner.tsx'
import { useBanner } from './shell/banner/use-banner.ts'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { restoreLeftPage } from './shell/left-page.ts'
import { RestoreScroll } from './shell/restore-scroll.tsx'
import { preloadedFonts } from './styles/fonts.ts'
import printStyles from './styles/print.css?url'

onLeavingDevice(forgetDrafts)
onLeavingDevice(forgetFit)
onLeavingDevice(forgetLocation)
onLeavingDevice(forgetMessageDrafts)
onLeavingDevice(forgetSaved)
onLeavingDevice(() => alerts.forget())
onLeavingDevice(forgetDocumentDrafts)

export const links = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  banner: await loadBanner(apiOf(context)),
  publicDemo: context.get(publicDemoContext),
  analytics: context.get(analyticsContext),
  howToVideo: context.get(howToVideoContext),
  donationForm: context.get(donationFormContext),
  mapTiles: context.get(mapTilesContext),
})

// What it loads came with the document and holds for the visit: going from page to page asks for nothing of it.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={arrivalScript} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {/* By its own, so that nobody waits for it who does not print; before the rest, which adds to it. */}
        <link rel="stylesheet" href={printStyles} media="print" />
        <Links />
      </head>
      <body>
        {children}
        {/* What starts the modules follows in entry.server.tsx. */}
        <RestoreScroll />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { publicDemo, analytics, ...loaded } }: Route.ComponentProps) {
  const banner = useBanner(loaded.banner)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    repeatEarly()
    restoreLeftPage()
    refreshUser()
  }, [])
  useEffect(() => reportTo(analytics), [analytics])
  const member = useMemberParts()
  useSavedSync(member?.syncSaved)
  return (
    <Frame
      publicDemo={publicDemo}
      onLogOut={useLogOut()}
      menuMore={member && <member.ConsoleLink />}
      Unread={member?.UnreadCount}
      notices={banner && <SiteBanner {...banner} />}
      warning={<AccountWarnings />}
    >
      <Outlet />
      <NewsletterPrompt />
      <AccountDialogs />
      <NotificationDialog />
    </Frame>
  )
}

/** Says that something broke, which is in the log, and offers the way back. */
export function ErrorBoundary() {
  const publicDemo = useRouteLoaderData<typeof loader>('root')?.publicDemo
  return (
    <Frame publicDemo={publicDemo} onLogOut={useLogOut()} warning={<AccountWarnings />}>
      <ErrorPage />
    </Frame>
  )
}
