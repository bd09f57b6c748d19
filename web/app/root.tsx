import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { apiOf } from './api.ts'
import { loadBanner } from './shell/banner/load-banner.ts'
import { SiteBanner } from './shell/banner/site-banner.tsx'
import { FaultPage } from './shell/fault-page.tsx'
import { Frame } from './shell/frame.tsx'
import { markSignedIn } from './signed-in.ts'
import { preloadedFonts } from './styles/fonts.ts'

export const links = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const loader = async ({ context }: Route.LoaderArgs) => ({ banner: await loadBanner(apiOf(context)) })

// What it loads came with the document and holds for the visit: going from page to page asks for nothing of it.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: markSignedIn }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { banner } }: Route.ComponentProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <Frame notices={banner && <SiteBanner {...banner} />}>
      <Outlet />
    </Frame>
  )
}

/** What broke is in the log; the person is told so, with the way back. */
export function ErrorBoundary() {
  return (
    <Frame>
      <FaultPage />
    </Frame>
  )
}
