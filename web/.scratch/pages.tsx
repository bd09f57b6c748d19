import '../app/styles/tokens.css'
import '../app/styles/fonts.css'
import '../app/styles/base.css'
import '../app/styles/print.css'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Frame } from '../app/shell/frame.tsx'
import { LostPage } from '../app/shell/lost-page.tsx'
import * as fonts from '../app/styles/fonts.ts'
import { Parts } from './parts.tsx'
export const preloaded = fonts.preloadedFonts
export const pages: Record<string, any> = { lost: () => <LostPage />, parts: () => <Parts /> }
export function App({ page, path }: { page: string; path: string }) {
  const P = pages[page]
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Frame>
            <P />
          </Frame>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  return <RouterProvider router={router} />
}
