import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalToShow } from '../../editing/save-result.ts'
import { useEdited } from '../../editing/use-edited.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import type { FormValues } from '../../ui/form/form-context.ts'
import { doneNotice } from '../done-notice.ts'
import { areEqual, type BannerValues, valuesOfBanner } from './banner-values.ts'
import type { StoredBanner } from './load-banners.ts'
import { noteBannerSaved } from './note-banner-saved.ts'
import { saveBanner } from './save-banner.ts'

/** The state of a banner's form: its typed values, the stored version that they are based on, saving and conflicts. */
export function useBanner(banner: StoredBanner | undefined, now: number) {
  const navigate = useNavigate()
  const [shown, setShown] = useState({ initial: valuesOfBanner(banner, now), formKey: 0 })
  const edited = useEdited<StoredBanner | undefined, BannerValues>(
    { base: banner, typed: shown.initial },
    ({ base, typed }) => !areEqual(typed, valuesOfBanner(base, now)),
  )
  const { base, typed, conflict, keepMine, hasUnsavedChanges } = edited
  const remember = (values: FormValues) => edited.setTyped((before) => ({ ...before, ...textsIn(values) }))
  const save = async (values: BannerValues): Promise<FailedReply | undefined> => {
    const result = await saveBanner(edited.latestBase(), values)
    if (result.kind === 'refused') return refusalToShow(result.reply)
    edited.noteConflict(result)
    if (result.kind === 'conflict') return undefined
    edited.markSaved()
    noteBannerSaved()
    alerts.showOnNextPage(doneNotice('Saved', values.content.trim()))
    navigate(addresses.banners)
    return undefined
  }
  const takeTheirs = () => {
    const initial = valuesOfBanner(conflict, now)
    edited.takeTheirs(initial)
    setShown(({ formKey }) => ({ initial, formKey: formKey + 1 }))
  }
  return { ...shown, base, typed, remember, conflict, keepMine, takeTheirs, save, hasUnsavedChanges }
}

const textsIn = (values: FormValues): Partial<BannerValues> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
