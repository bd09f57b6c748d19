import { useState } from 'react'
import { isNarrowed } from '../browse/browse-address.ts'

/** Beside the filter's panel a choice must not move the page under the pointer: there the band folds with a search or a new page. */
export function useFolded(requested: URLSearchParams): boolean {
  const terms = requested.get('search_query') ?? ''
  const narrowed = isNarrowed(requested)
  const [state, setState] = useState({ folded: narrowed, terms })
  if (state.terms !== terms) setState({ folded: narrowed, terms })
  return state.folded
}
