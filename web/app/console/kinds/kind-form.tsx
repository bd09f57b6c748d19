import { informationLimit } from '@reable/contract/kinds/rules'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import pageStyles from '../pages/pages.module.css'
import { AskedQuestions } from './asked-questions.tsx'
import { kindAddress } from './kind-addresses.ts'
import { askedBy, type KindValues, kindBody, kindRulesFor, valuesOfKind } from './kind-values.ts'
import type { EditedKind, Kinds } from './load-kinds.ts'
import { RemoveKind } from './remove-kind.tsx'

type Props = {
  /** Undefined: a new one. */
  kind: EditedKind | undefined
  kinds: Kinds
}

/** The form of a kind: its names, its information, and its questions. */
export function KindForm({ kind, kinds }: Props) {
  const { initial, asked, setAsked, save, remember, isUnsaved } = useKind(kind)
  return (
    <>
      <Form rules={kindRulesFor(!kind)} send={save} label={kind ? 'Edit kind' : 'New kind'}>
        <RememberTyped onTyped={remember} />
        <KindFields initial={initial} categories={kind ? undefined : kinds.categories} />
        {kind && <AskedQuestions {...{ kind, asked, onChange: setAsked, offered: kinds.fields }} />}
        {!kind && <p>Once it is saved you say what people are asked about it.</p>}
        <SaveBar cancelTo={addresses.kinds}>
          <Submit busyLabel="Saving…" wide>
            Save
          </Submit>
        </SaveBar>
        <LeaveQuestion isFormUnsaved={isUnsaved} isAsideUnsaved={() => false} />
      </Form>
      {kind && <RemoveKind kind={kind} />}
    </>
  )
}

/** The state of the form: what is typed, the questions, and saving. */
function useKind(kind: EditedKind | undefined) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const initial = valuesOfKind(kind)
  const typed = useRef(initial)
  const isSaved = useRef(false)
  const [asked, setAsked] = useState(() => askedBy(kind))
  const isUnsaved = () =>
    !isSaved.current &&
    JSON.stringify([kindBody(typed.current, asked), typed.current.category]) !==
      JSON.stringify([kindBody(initial, askedBy(kind)), initial.category])
  const save = async (values: KindValues) => {
    const body = kindBody(values, asked)
    const reply = kind
      ? await browserApi('changeKind', { params: { id: String(kind.id) }, body: { ...body, version: kind.version } })
      : await browserApi('createKind', { body: { ...body, category_id: Number(values.category) } })
    if (!reply.ok) return refusalToShow(reply)
    isSaved.current = true
    const saved = doneNotice('Saved', reply.data.name)
    if (kind) {
      alerts.show(saved)
      await revalidate()
    } else {
      alerts.showOnNextPage(saved)
      navigate(kindAddress(reply.data.id))
    }
    return undefined
  }
  const remember = (values: object) => {
    typed.current = { ...typed.current, ...values }
  }
  return { initial, asked, setAsked, save, remember, isUnsaved }
}

function KindFields({ initial, categories }: { initial: KindValues; categories: Kinds['categories'] | undefined }) {
  return (
    <div className={pageStyles.fields}>
      <TextField name="name" label="Name" hint="Such as Rollator (walker with wheels and seat)." value={initial.name} />
      {categories && (
        <SelectField
          name="category"
          label="Category"
          placeholder="Choose"
          options={categories.map(({ id, name }) => ({ value: String(id), text: name }))}
          value={initial.category}
        />
      )}
      <TextArea
        name="tooltip"
        label="Information"
        hint="What people read who ask what this is."
        rows={3}
        limit={informationLimit}
        value={initial.tooltip}
      />
      <TextArea
        name="synonyms"
        label="Also called (optional)"
        hint="Other names that people search for, one in each line."
        rows={5}
        value={initial.synonyms}
      />
      {!categories && (
        <CheckBox name="retired" ticked={initial.retired}>
          Retired: not offered for new listings. Those that there are stay shown and found.
        </CheckBox>
      )}
    </div>
  )
}
