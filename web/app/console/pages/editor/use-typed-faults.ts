import type { ContentFields } from '@reable/contract/content/fields'
import { useMemo, useState } from 'react'
import type { Typed } from './typed-document.ts'
import { faultsOf, picturesAt, type TypedFault } from './typed-faults.ts'

const nothingWrong: readonly TypedFault[] = []

/** What is wrong with what is typed, from the first time that it was to be sent; from then on with every change. */
export function useTypedFaults(fields: ContentFields, typed: Typed) {
  const [isJudged, setJudged] = useState(false)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const faults = useMemo(
    () => (isJudged ? faultsOf(fields, typed, gone) : nothingWrong),
    [isJudged, fields, typed, gone],
  )
  /** Whether all is good. */
  const judge = () => {
    const isGood = faultsOf(fields, typed, gone).length === 0
    setJudged(!isGood)
    return isGood
  }
  /** Takes the server's word for pictures that are no longer there. Whether it was about pictures. */
  const noteGone = (paths: readonly string[]) => {
    const lost = picturesAt(fields, typed, paths)
    setGone(new Set([...gone, ...lost]))
    setJudged(true)
    return lost.length > 0
  }
  return { faults, judge, noteGone }
}
