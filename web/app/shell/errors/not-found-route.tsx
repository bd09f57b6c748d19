import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

export const loader = () => data(null, { status: 404 })

// Within a visit nothing needs to be asked for.
export const clientLoader = () => null

export const meta = () => [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute() {
  return <NotFoundPage />
}
