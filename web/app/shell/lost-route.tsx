import { data } from 'react-router'
import { LostPage } from './lost-page.tsx'
import { organisation } from './organisation.ts'

export const loader = () => data(null, { status: 404 })

// Within a visit nothing needs to be asked for.
export const clientLoader = () => null

export const meta = () => [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

export default function LostRoute() {
  return <LostPage />
}
