import { Outlet, redirect } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { storedUser } from '../user-store.ts'

export const loader = () => null

/** Redirects people who are signed in: the pages below are for guests. (GEN-10) Signing in on one of them leads on from there. */
export const clientLoader = () => {
  if (storedUser()) throw redirect(addresses.listings)
  return null
}

export default function GuestsPage() {
  return <Outlet />
}
