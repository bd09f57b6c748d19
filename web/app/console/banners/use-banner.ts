import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow, type SaveResult } from '../../editing/save-result.ts'
import { useEdited } from '../../editing/use-edited.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import type { FormValues } from '../../ui/form/form-context.ts'
import { doneNotice } from '../done-notice.ts'
import { areEqual, type BannerValues, timesOf, valuesOfBanner } from './banner-values.ts'
import type { StoredBanner } from './load-banners.ts'

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

/** Tells the banner at the top of the page to reload. An event rather than an import, which would add a file to every page. */
const noteBannerSaved = () => dispatchEvent(new Event('banner-saved'))

/** The form's field that shows the server's error of an API field. */
const fieldOf: Record<string, string> = { starts_at_utc: 'start_day', ends_at_utc: 'end_day' }

/** Saves a banner as a new one, or as the next version of the one that was edited. */
async function saveBanner(base: StoredBanner | undefined, values: BannerValues): Promise<SaveResult<StoredBanner>> {
  const { id = null, version = 0 } = base ?? {}
  const banner = { content: values.content, url: values.url.trim() || null, ...timesOf(values, Date.now()) }
  const reply = await browserApi('saveBanner', { body: { id, version, ...banner } })
  if (reply.ok) return { kind: 'saved' }
  const stored = reply.status === 409 ? await browserApi('listBanners', {}) : undefined
  const theirs = stored?.ok ? stored.data.find((one) => one.id === id) : undefined
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', reply: withFormFieldNames(reply) }
}

function withFormFieldNames({ status, failure }: FailedReply): FailedReply {
  const errors = Object.entries(failure.errors ?? {}).map(
    ([name, sentences]) => [fieldOf[name] ?? name, sentences] as const,
  )
  return { status, failure: { ...failure, errors: Object.fromEntries(errors) } }
}
