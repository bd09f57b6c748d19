import { data } from 'react-router'
import { organisation } from './organisation.ts'
import { LostPage } from './lost-page.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

export default function LostRoute() {
  return <LostPage />
}
