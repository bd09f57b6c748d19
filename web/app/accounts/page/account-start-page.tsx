import { redirect } from 'react-router'
import { addresses } from '../../shell/addresses.ts'

export const loader = () => redirect(addresses.myListings)

export const clientLoader = () => redirect(addresses.myListings)

/** The account's own address redirects to its first page. */
export default function AccountStartPage() {
  return null
}
