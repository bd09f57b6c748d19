import { type MeetingInput, meetingErrors, placeLimit, suggestLabel, zonePlace } from '@reable/contract/handovers/rules'
import { instantOf, whenLabel } from '@reable/contract/handovers/when'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { SelectField } from '../ui/field/select-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useFieldText } from '../ui/form/use-field-text.ts'
import styles from './handover.module.css'
import type { PartProps } from './promise-part.tsx'
import type { Handover, HandoverState } from './use-handover.ts'

/** The id of the part with the form, to which the fourth quick answer leads. */
export const suggestId = 'suggest-meeting'

type Props = PartProps & Pick<HandoverState, 'accept'>

/** Suggests a time and a place: a zone of the list, or a place in words. */
export function MeetingForm({ handover, conversation, accept }: Props) {
  const form = useRef<FormHandle>(null)
  const zones = useZones()
  const send = async (values: MeetingValues) => {
    const params = { id: String(conversation.id) }
    const reply = await browserApi('suggestMeeting', { params, body: inputOf(values) })
    if (!reply.ok) return reply
    form.current?.clear()
    document.querySelector(`#${suggestId} details`)?.removeAttribute('open')
    accept(reply.data)
    document.getElementById('handover')?.focus()
    return undefined
  }
  const isChange = handover.meeting !== null || handover.suggestion !== null
  return (
    <div id={suggestId} className={styles.form} data-screen-only>
      <Disclosure title={isChange ? 'Suggest another time or place' : suggestLabel} level={3}>
        <Form rules={meetingRulesFor(handover.days)} send={send} label={suggestLabel} ref={form}>
          <TextField name="date" label="Day" type="date" />
          <TextField name="time" label="Time" type="time" hint="Vancouver’s time" />
          <When />
          <SelectField
            name="zone"
            label="Place"
            hint="Exchange zones are public places where others are near."
            placeholder="Choose a place"
            options={[...zones, { value: otherPlace, text: 'Another place' }]}
          />
          <OtherPlace />
          <Submit variant="solid" busyLabel="Sending…">
            Suggest this
          </Submit>
        </Form>
      </Disclosure>
    </div>
  )
}

/** The day of the week in words, so that a wrong day is seen before it is sent. */
function When() {
  const moment = instantOf(useFieldText('date'), useFieldText('time'))
  return (
    <p className={styles.when} role="status">
      {moment && whenLabel(moment)}
    </p>
  )
}

function OtherPlace() {
  if (useFieldText('zone') !== otherPlace) return null
  return (
    <TextField
      name="place"
      label="Which place?"
      hint="Such as: the library on Kingsway, at the front door. Best is a public place by day."
      maxLength={placeLimit}
    />
  )
}

/** The exchange zones by name and address; none where they cannot be loaded. */
function useZones() {
  const [zones, setZones] = useState<{ value: string; text: string }[]>([])
  useEffect(() => {
    browserApi('listSafeExchangeZones', {}).then((reply) => {
      if (!reply.ok) return
      const places = reply.data.filter(({ closed }) => !closed).map(zonePlace)
      setZones(places.map((place) => ({ value: place, text: place })))
    })
  }, [])
  return zones
}

type MeetingValues = { date: string; time: string; zone: string; place: string }

/** The choice that shows a box for words. */
export const otherPlace = 'other'

const inputOf = ({ date, time, zone, place }: MeetingValues): MeetingInput => ({
  ...{ date, time, place: zone === otherPlace ? place : zone },
})

/** The rules of the form by the server's days: the clock of the device may be wrong. */
export function meetingRulesFor({ first, last }: Handover['days']): Rules<MeetingValues> {
  const errorsOf = (all: MeetingValues) => meetingErrors(inputOf(all), instantOf(first, '00:00') ?? new Date())
  return {
    date: (date, all) =>
      errorsOf(all).date ?? (date > last ? errorsOf({ ...all, date: '9999-12-31' }).date : undefined),
    time: (_, all) => errorsOf(all).time,
    zone: (zone, all) => (zone ? undefined : errorsOf(all).place),
    place: (_, all) => (all.zone === otherPlace ? errorsOf(all).place : undefined),
  }
}
