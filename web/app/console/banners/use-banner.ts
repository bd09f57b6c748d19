import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import type { FormValues } from '../../ui/form/form-context.ts'
import { areEqual, type BannerValues, valuesOfBanner } from './banner-values.ts'
import type { StoredBanner } from './load-banners.ts'
import { noteBannerSaved } from './note-banner-saved.ts'
import { saveBanner } from './save-banner.ts'

/** The state of a banner's form: its typed values, the stored version that they are based on, saving and conflicts. */
export function useBanner(banner: StoredBanner | undefined, now: number) {
  const navigate = useNavigate()
  const base = useRef(banner)
  const isSaved = useRef(false)
  const [shown, setShown] = useState({ initial: valuesOfBanner(banner, now), formKey: 0 })
  const [typed, setTyped] = useState(shown.initial)
  const [conflict, setConflict] = useState<StoredBanner>()
  const remember = (values: FormValues) => setTyped((before) => ({ ...before, ...textsIn(values) }))
  const save = async (values: BannerValues): Promise<FailedReply | undefined> => {
    const result = await saveBanner(base.current, values)
    if (result.kind === 'refused' && result.reply.status !== 401) return result.reply
    if (result.kind === 'refused') openSignIn()
    if (result.kind === 'conflict') setConflict(result.theirs)
    if (result.kind !== 'saved') return undefined
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
    const initial = valuesOfBanner(conflict, now)
    setTyped(initial)
    setShown(({ formKey }) => ({ initial, formKey: formKey + 1 }))
  }
  const hasUnsavedChanges = () => !isSaved.current && !areEqual(typed, valuesOfBanner(base.current, now))
  return { ...shown, base: base.current, typed, remember, conflict, keepMine, takeTheirs, save, hasUnsavedChanges }
}

const textsIn = (values: FormValues): Partial<BannerValues> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
