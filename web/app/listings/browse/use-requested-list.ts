import { startTransition, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressInUse, type BrowseQuery, browseAddressOf, homeAddress } from './browse-address.ts'

export type RequestList = (address: URLSearchParams) => void

/** The keys of what is typed, not chosen. */
const isTyped = /^search_query$|_price$|\.(from|to)$/

type RequestedList = {
  /** With the text typed into the filter's fields, even if the list left it out. */
  requested: URLSearchParams
  /** The part of it by which the list is narrowed. */
  inUse: URLSearchParams
  requestList: RequestList
}

/**
 * The list that was requested last: the filter shows it at once, while the address and the list are still loading. `query` is
 * the shown list's own; what it had to leave out is not chosen.
 */
export function useRequestedList(query: BrowseQuery | undefined): RequestedList {
  const [searchParams] = useSearchParams()
  const shown = useMemo(() => {
    // A parameter that the list does not read, such as a campaign mark, is no part of it; the server never sees it.
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
    // Together with the list, never before it; a list that was requested since is still awaited.
    startTransition(() => setNext((last) => (last === to ? undefined : last)))
  }
  return next ? { requested: next, inUse: next, requestList } : { ...shown, requestList }
}
