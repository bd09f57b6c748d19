import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { type BannerAnswer, loadBanner } from './load-banner.ts'

/** The current banner: the one of the document, reloaded when its time is over or when a volunteer saves one on this page. */
export function useBanner(first: BannerAnswer) {
  const [answer, setAnswer] = useState(first)
  useEffect(() => {
    const refresh = async () => setAnswer(await loadBanner(browserApi))
    const timer = answer.changesIn && setTimeout(refresh, answer.changesIn * 1000)
    addEventListener('banner-saved', refresh)
    return () => {
      clearTimeout(timer)
      removeEventListener('banner-saved', refresh)
    }
  }, [answer])
  return answer.banner
}
