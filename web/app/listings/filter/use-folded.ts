import { useState } from 'react'
import { isNarrowed } from '../browse/browse-address.ts'

/** Beside the filter's panel a choice must not move the page under the pointer: there the band folds with a search or a new page. */
export function useFolded(asked: URLSearchParams): boolean {
  const words = asked.get('search_query') ?? ''
  const narrowed = isNarrowed(asked)
  const [state, setState] = useState({ folded: narrowed, words })
  if (state.words !== words) setState({ folded: narrowed, words })
  return state.folded
}
