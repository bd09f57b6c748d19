import { startTransition, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressInUse, type BrowseQuery, browseAddressOf, homeAddress } from './browse-address.ts'

export type RequestList = (address: URLSearchParams) => void

/** The keys of what is typed, not chosen. */
const isTyped = /^search_query$|_price$|\.(from|to)$/

type RequestedList = {
  /** With what was typed into the filter's fields, though it may be left out of the list. */
  requested: URLSearchParams
  /** Of it what the list is narrowed by. */
  inUse: URLSearchParams
  requestList: RequestList
}

/**
 * The list that was asked for last: the filter shows it at once, while the address and the list are still on their way. `query` is
 * what the shown list was asked with; what it had to leave out is not chosen.
 */
export function useRequestedList(query: BrowseQuery | undefined): RequestedList {
  const [searchParams] = useSearchParams()
  const shown = useMemo(() => {
    // What the list does not read, such as a mark of where someone came from, is no part of it; the server never sees it.
    const address = browseAddressOf(searchParams)
    const inUse = query ? addressInUse(address, query) : address
    const typed = [...address].filter(([name]) => isTyped.test(name) && !inUse.has(name))
    return { requested: new URLSearchParams([...inUse, ...typed]), inUse }
  }, [searchParams, query])
  const navigate = useNavigate()
  const [next, setNext] = useState<URLSearchParams>()
  const requestList = async (to: URLSearchParams) => {
    setNext(to)
    await navigate(homeAddress(to), { preventScrollReset: true })
    // Together with the list, never before it; a list that was asked for since goes on being awaited.
    startTransition(() => setNext((last) => (last === to ? undefined : last)))
  }
  return next ? { requested: next, inUse: next, requestList } : { ...shown, requestList }
}
