import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { Failed } from '../../shell/alerts/catalogue.ts'
import type { Sheet } from '../../ui/form/form-context.ts'
import { areAlike, type BannerValues, valuesOfBanner } from './banner-values.ts'
import type { KeptBanner } from './load-banners.ts'
import { noteBannerSaved } from './note-banner-saved.ts'
import { saveBanner } from './save-banner.ts'

/** What is typed into a banner, on what stored version it builds, and how it is saved. */
export function useBanner(banner: KeptBanner | undefined, now: number) {
  const navigate = useNavigate()
  const base = useRef(banner)
  const isSaved = useRef(false)
  const [shown, setShown] = useState({ first: valuesOfBanner(banner, now), nth: 0 })
  const [typed, setTyped] = useState(shown.first)
  const [conflict, setConflict] = useState<KeptBanner>()
  const remember = (sheet: Sheet) => setTyped((before) => ({ ...before, ...textsIn(sheet) }))
  const save = async (values: BannerValues): Promise<Failed | undefined> => {
    const saved = await saveBanner(base.current, values)
    if (saved.kind === 'refused' && saved.reply.status !== 401) return saved.reply
    if (saved.kind === 'refused') openSignIn()
    if (saved.kind === 'conflict') setConflict(saved.theirs)
    if (saved.kind !== 'saved') return undefined
    isSaved.current = true
    noteBannerSaved()
    alerts.showOnNextPage({ type: 'success', title: 'Saved', text: values.content.trim() })
    navigate(addresses.banners)
    return undefined
  }
  const keepMine = () => {
    base.current = conflict
    setConflict(undefined)
  }
  const takeTheirs = () => {
    keepMine()
    const first = valuesOfBanner(conflict, now)
    setTyped(first)
    setShown(({ nth }) => ({ first, nth: nth + 1 }))
  }
  const isToLose = () => !isSaved.current && !areAlike(typed, valuesOfBanner(base.current, now))
  return { ...shown, base: base.current, typed, remember, conflict, keepMine, takeTheirs, save, isToLose }
}

const textsIn = (sheet: Sheet): Partial<BannerValues> =>
  Object.fromEntries(Object.entries(sheet).map(([name, value]) => [name, String(value)]))
