import { Outlet, redirect } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { storedUser } from '../user-store.ts'

export const loader = () => null

/** Whoever is signed in has nothing to do on the pages below. (GEN-10) Who signs in on one of them is led on by it. */
export const clientLoader = () => {
  if (storedUser()) throw redirect(addresses.listings)
  return null
}

export default function GuestsPage() {
  return <Outlet />
}
