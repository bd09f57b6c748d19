import { useLocation } from 'react-router'
import { useInBrowser } from '../../in-browser.ts'

/**
 * What the address of a link brought along under this name, before the script in the head took it out of the bar: '' when it
 * brought nothing, undefined until the browser has taken the page over.
 */
export function useBrought(name: string): string | undefined {
  const { state } = useLocation()
  if (!useInBrowser()) return undefined
  const text = state?.brought?.[name]
  return typeof text === 'string' ? text : ''
}
