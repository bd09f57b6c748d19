import type { ComponentProps } from 'react'
import { browserApi } from '../../api.ts'
import { Conflict } from '../../editing/conflict.tsx'
import type { Difference } from '../../editing/difference.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import pageStyles from '../pages/pages.module.css'
import type { Route } from './+types/banner-page'
import { BannerTimes } from './banner-times.tsx'
import { type BannerValues, bannerRules, valuesOfBanner } from './banner-values.ts'
import { loadBanners, type StoredBanner } from './load-banners.ts'
import { useBanner } from './use-banner.ts'

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
      {base && <p className={pageStyles.changed}>{lastChangeText(base)}</p>}
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
    <div className={pageStyles.fields}>
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
