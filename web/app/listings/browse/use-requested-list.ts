import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
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
  const { key } = useLocation()
  const [next, setNext] = useState<AwaitedList>()
  const isShown = next !== undefined && next.key === key
  useEffect(() => {
    if (isShown) setNext((last) => (last?.key === key ? undefined : last))
  }, [isShown, key])
  const requestList = async (to: URLSearchParams) => {
    setNext({ to })
    await navigate(homeAddress(to), { preventScrollReset: true })
    // The page may show the entry later than the address bar names it; a list that was requested since is still awaited.
    setNext((last) => (last?.to === to ? { to, key: currentKey() } : last))
  }
  return next && !isShown ? { requested: next.to, inUse: next.to, requestList } : { ...shown, requestList }
}

/** A list that was requested; with the key of the history's entry that the request came to, as soon as that is known. */
type AwaitedList = { to: URLSearchParams; key?: string }

/** The key by which the router knows the current entry of the history. */
const currentKey = (): string => history.state?.key ?? 'default'
