import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { loadBanner, type ToldBanner } from './load-banner.ts'

/** The banner that came with the document, until by its times it is another one or none, or a volunteer saves one on this page. */
export function useBanner(first: ToldBanner) {
  const [told, setTold] = useState(first)
  useEffect(() => {
    const ask = async () => setTold(await loadBanner(browserApi))
    const timer = told.changesIn && setTimeout(ask, told.changesIn * 1000)
    addEventListener('banner-saved', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('banner-saved', ask)
    }
  }, [told])
  return told.banner
}
