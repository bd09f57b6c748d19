import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browseAddressOf, homeAddress } from './browse-address.ts'

export type Ask = (address: URLSearchParams) => void

/** The list that was asked for last: the filter shows it at once, while the address and the list are still on their way. */
export function useAsked(): { asked: URLSearchParams; ask: Ask } {
  const [whole] = useSearchParams()
  // What the list does not read, such as a mark of where someone came from, is no part of it; the server never sees it.
  const address = useMemo(() => browseAddressOf(whole), [whole])
  const navigate = useNavigate()
  const [state, setState] = useState({ from: address, to: address })
  const ask = (to: URLSearchParams) => {
    setState({ from: address, to })
    navigate(homeAddress(to), { preventScrollReset: true })
  }
  return { asked: state.from === address ? state.to : address, ask }
}
