import type { ComponentProps } from 'react'
import { Conflict } from '../../editing/conflict.tsx'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { addresses } from '../../shell/addresses.ts'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { lastChangeText } from '../last-change-text.ts'
import pageStyles from '../pages/pages.module.css'
import { bannerDifferences } from './banner-differences.ts'
import { BannerTimes } from './banner-times.tsx'
import { bannerRules, valuesOfBanner } from './banner-values.ts'
import type { StoredBanner } from './load-banners.ts'
import { useBanner } from './use-banner.ts'

type Props = {
  /** Undefined: a new one. */
  banner: StoredBanner | undefined
  now: number
}

/** The form of a banner: its text, its link, and its times. */
export function BannerForm({ banner, now }: Props) {
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
