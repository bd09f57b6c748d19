import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

export const loader = () => data(null, { status: 404 })

// A navigation within the site needs no request for it.
export const clientLoader = () => null

export const meta = () => [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute() {
  return <NotFoundPage />
}
