import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import styles from './banner-times.module.css'
import type { BannerValues } from './banner-values.ts'

type Props = {
  initial: BannerValues
  /** Whether it can be taken down at once. */
  mayEnd: boolean
}

const open = { value: 'open', text: 'When I take it down', hint: 'It stays until you come back here.' }
const set = { value: 'set', text: 'At a time that I choose', hint: 'It goes by itself.' }
const atOnce = { value: 'now', text: 'Now', hint: 'It is taken down as soon as you save.' }

/** The fields for the start and the end of a banner, in Vancouver's time. */
export function BannerTimes({ initial, mayEnd }: Props) {
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
