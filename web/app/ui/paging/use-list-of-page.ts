import { useEffect, useRef } from 'react'

/** A ref of a list, which takes the focus when its page changes. */
export function useListOfPage(page: number) {
  const list = useRef<HTMLElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) list.current?.focus()
    before.current = page
  }, [page])
  return list
}
