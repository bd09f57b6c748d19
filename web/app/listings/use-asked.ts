import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { homeAddress } from './browse-address.ts'

export type Ask = (address: URLSearchParams) => void

/** The list that was asked for last: the filter shows it at once, while the address and the list are still on their way. */
export function useAsked(): { asked: URLSearchParams; ask: Ask } {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [state, setState] = useState({ from: address, to: address })
  const ask = (to: URLSearchParams) => {
    setState({ from: address, to })
    navigate(homeAddress(to), { preventScrollReset: true })
  }
  return { asked: state.from === address ? state.to : address, ask }
}
