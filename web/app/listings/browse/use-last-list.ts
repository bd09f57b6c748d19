import { useState } from 'react'
import type { HomeData } from '../home/load-home.ts'
import type { FoundList } from './found-list.ts'

/** The list to show: after a failure the one of before, if there was one. */
export function useLastList(data: HomeData): FoundList | undefined {
  const [last, setLast] = useState(data.failed ? undefined : data.list)
  if (data.failed || data.list === last) return last
  setLast(data.list)
  return data.list
}
