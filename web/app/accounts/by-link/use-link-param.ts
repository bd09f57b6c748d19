import { useLocation } from 'react-router'
import { useInBrowser } from '../../state/in-browser.ts'

/**
 * The query parameter of this name that the link's address contained before the script in the head removed it from the address
 * bar: '' when there was none, undefined until the page is hydrated.
 */
export function useLinkParam(name: string): string | undefined {
  const { state } = useLocation()
  if (!useInBrowser()) return undefined
  const value = state?.brought?.[name]
  return typeof value === 'string' ? value : ''
}
