import { useState } from 'react'
import { useInBrowser } from '../../state/in-browser.ts'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NeedsScript } from '../../ui/form/needs-script.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { addPerson, chooseMe, choosePerson, chosenPerson, hasRoom } from '../people/change-stored-fit.ts'
import { nameLimit, othersLimit, type StoredFit } from '../people/stored-fit.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'

type Values = { who: string; name: string }

const another = 'another'

const rules: Rules<Values> = {
  who: (chosen) => (chosen ? undefined : 'Choose who it is for.'),
  name: (name, { who }) => {
    if (who !== another) return undefined
    if (!name.trim()) return 'Type a name, such as Mum.'
    return [...name.trim()].length > nameLimit ? `Use at most ${nameLimit} letters for the name.` : undefined
  },
}

/** Asks who it is for: oneself, somebody named before, or somebody else by a name that stays on the device. */
export function PersonForm({ onDone }: { onDone: () => void }) {
  const { fit } = useStoredFit()
  const inBrowser = useInBrowser()
  const save = async ({ who, name }: Values) => {
    changeStoredFit((before) => {
      if (who === another) return addPerson(before, name)
      return who === '0' ? chooseMe(before) : choosePerson(before, Number(who))
    })
    onDone()
  }
  // What is kept is known in the browser alone: the form begins anew with it.
  const key = inBrowser ? fit.people.map(({ id }) => id).join() : 'server'
  return (
    <Form key={key} rules={rules} send={save} label="Who is it for?">
      <Fields fit={fit} />
      <NeedsScript />
      <Submit busyLabel="One moment…">Next</Submit>
    </Form>
  )
}

function Fields({ fit }: { fit: StoredFit }) {
  const [chosen] = useState(() => String(chosenPerson(fit)?.id ?? 0))
  const who = useFieldText('who') || chosen
  const others = fit.people.filter(({ id }) => id !== 0)
  const options = [
    { value: '0', text: 'Me', hint: '' },
    ...others.map(({ id, name }) => ({ value: String(id), text: name, hint: '' })),
    ...(hasRoom(fit)
      ? [{ value: another, text: 'Somebody else', hint: `Up to ${othersLimit} people, each with a name.` }]
      : []),
  ]
  return (
    <>
      <ChoiceField name="who" label="Who is it for?" options={options} value={chosen} />
      {who === another && (
        <TextField
          name="name"
          label="Their name"
          hint="Any name that you know them by, such as Mum. It stays on this device."
          autoComplete="off"
          maxLength={2 * nameLimit}
        />
      )}
    </>
  )
}
