import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { Conflict } from '../../editing/conflict.tsx'
import type { Difference } from '../../editing/difference.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { refusalToShow, type SaveResult } from '../../editing/save-result.ts'
import { useEdited } from '../../editing/use-edited.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { FormValues } from '../../ui/form/form-context.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { lastChangeText } from '../last-change-text.ts'
import type { Route } from './+types/banner-page'
import styles from './banner-times.module.css'
import { areEqual, type BannerValues, bannerRules, timesOf, valuesOfBanner } from './banner-values.ts'
import { loadBanners, type StoredBanner } from './load-banners.ts'

/** The state of a banner's form: its typed values, the stored version that they are based on, saving and conflicts. */
function useBanner(banner: StoredBanner | undefined, now: number) {
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

type BannerTimesProps = {
  initial: BannerValues
  /** Whether it can be taken down at once. */
  mayEnd: boolean
}

const open = { value: 'open', text: 'When I take it down', hint: 'It stays until you come back here.' }
const set = { value: 'set', text: 'At a time that I choose', hint: 'It goes by itself.' }
const atOnce = { value: 'now', text: 'Now', hint: 'It is taken down as soon as you save.' }

/** The fields for the start and the end of a banner, in Vancouver's time. */
function BannerTimes({ initial, mayEnd }: BannerTimesProps) {
  const ends = useFieldText('ends', initial.ends)
  return (
    <>
      <div className={styles.moment}>
        <TextField name="start_day" label="First day" type="date" value={initial.start_day} revalidates="end_day" />
        <TextField name="start_time" label="From what time, in Vancouver" type="time" value={initial.start_time} />
      </div>
      <ChoiceField
        name="ends"
        label="When does it end?"
        options={mayEnd ? [open, set, atOnce] : [open, set]}
        value={initial.ends}
      />
      {ends === 'set' && (
        <div className={styles.moment}>
          <TextField name="end_day" label="Last day" type="date" value={initial.end_day} />
          <TextField name="end_time" label="Until what time, in Vancouver" type="time" value={initial.end_time} />
        </div>
      )}
    </>
  )
}

export const loader = () => null

export const clientLoader = () => loadBanners(browserApi)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New banner' : 'Edit banner')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), loaderData?.kind === 'listed')

/** The page to edit a banner, or to write a new one. */
export default function BannerPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  const banner = data.kind === 'listed' ? data.banners.find((one) => String(one.id) === id) : undefined
  const exists = id === 'new' || banner
  return (
    <>
      <BackLink to={addresses.banners}>Back to Banners</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'listed' && !exists && <EmptyState level={1} title="There is no such banner." />}
      {data.kind === 'listed' && exists && (
        <>
          <h1>{titleOf(id)}</h1>
          <BannerForm key={id} banner={banner} now={data.now} />
        </>
      )}
    </>
  )
}

type Props = {
  /** Undefined: a new one. */
  banner: StoredBanner | undefined
  now: number
}

/** The form of a banner: its text, its link, and its times. */
function BannerForm({ banner, now }: Props) {
  const { initial, base, typed, remember, conflict, keepMine, save, hasUnsavedChanges, takeTheirs, formKey } =
    useBanner(banner, now)
  return (
    <Form key={formKey} rules={bannerRules} send={save} label={banner ? 'Edit banner' : 'New banner'}>
      <RememberTyped onTyped={remember} />
      {base && <p className="quiet">{lastChangeText(base)}</p>}
      {conflict && (
        <Conflict
          what="This banner"
          perhaps="By somebody else, or by you in another tab."
          differences={bannerDifferences(typed, valuesOfBanner(conflict, now))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <BannerFields initial={initial} mayEnd={!!banner && !isOver(banner, now)} />
      <SaveBar cancelTo={addresses.banners}>
        <Submit busyLabel="Saving…" wide>
          Save
        </Submit>
      </SaveBar>
      <LeaveQuestion isFormUnsaved={hasUnsavedChanges} isAsideUnsaved={() => false} />
    </Form>
  )
}

function BannerFields({ initial, mayEnd }: ComponentProps<typeof BannerTimes>) {
  return (
    <div className="stack wide-column gap-fields">
      <TextArea
        name="content"
        label="What it says"
        hint="One sentence or two."
        rows={3}
        limit={300}
        value={initial.content}
      />
      <TextField
        name="url"
        label="Where it leads (optional)"
        hint="Begins with https://, or with / for a page of this site."
        inputMode="url"
        autoCapitalize="none"
        value={initial.url}
      />
      <BannerTimes initial={initial} mayEnd={mayEnd} />
    </div>
  )
}

const isOver = ({ ends_at_utc }: StoredBanner, now: number) => ends_at_utc !== null && Date.parse(ends_at_utc) <= now

/** The fields in which two versions of a banner differ, as text, in the order of the page. */
function bannerDifferences(mine: BannerValues, theirs: BannerValues): Difference[] {
  const rows = Object.entries(textsByLabel).map(([label, textOf]) => ({
    label,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }))
  return rows.filter((row) => row.mine !== row.theirs)
}

const textsByLabel: Record<string, (values: BannerValues) => string> = {
  'What it says': ({ content }) => content.trim() || 'Not filled in',
  'Where it leads': ({ url }) => url.trim() || 'Not filled in',
  Start: ({ start_day, start_time }) => `${start_day} ${start_time}`,
  End: ({ ends, end_day, end_time }) => endLabels[ends] ?? `${end_day} ${end_time}`,
}

const endLabels: Record<string, string> = { open: 'When it is taken down', now: 'Now' }
