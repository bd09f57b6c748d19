import { informationLimit } from '@reable/contract/kinds/rules'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { refusalToShow } from '../../editing/save-result.ts'
import { DetailFields } from '../../listings/fields/detail-fields.tsx'
import { detailRules, labelsOf } from '../../listings/fields/field-rules.ts'
import { FilterFields } from '../../listings/filter/filter-fields.tsx'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import previewStyles from '../preview.module.css'
import { changeText } from '../versions/change-text.ts'
import { RemovePart } from '../versions/remove-part.tsx'
import { versionsAddress } from '../versions/room-addresses.ts'
import type { Route } from './+types/kind-page'
import { AskedQuestions } from './asked-questions.tsx'
import { kindAddress } from './kind-addresses.ts'
import { askedBy, type KindValues, kindBody, kindRulesFor, valuesOfKind } from './kind-values.ts'
import { type EditedKind, type Kinds, loadKind } from './load-kinds.ts'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadKind(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (kind: EditedKind | undefined) => kind?.name ?? 'New kind'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.edited), true) : consolePageMeta('', false)

/** The page to edit a kind of equipment with its questions, or to make a new one. */
export default function KindPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.kinds}>Back to Kinds of equipment</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such kind." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{titleOf(data.edited)}</h1>
          {data.edited && <About kind={data.edited} />}
          <May act="change_kinds">
            <KindForm key={`${id} ${data.edited?.version}`} kind={data.edited} kinds={data.kinds} />
          </May>
          {data.edited && <KindPreview kind={data.edited} />}
        </>
      )}
    </>
  )
}

function About({ kind }: { kind: EditedKind }) {
  return (
    <>
      <p className="quiet">
        {kind.category}. {changeText(kind)}.{' '}
        <Link to={versionsAddress('type', kind.id)} className="target">
          Versions
        </Link>
      </p>
      {kind.notices.map((notice) => (
        <p key={notice} className="measure">
          {notice}
        </p>
      ))}
    </>
  )
}

type Props = {
  /** Undefined: a new one. */
  kind: EditedKind | undefined
  kinds: Kinds
}

/** The form of a kind: its names, its information, and its questions. */
function KindForm({ kind, kinds }: Props) {
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
    <div className="stack wide-column gap-fields">
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

const doNothing = async () => undefined

/** A kind as people see it: the questions of whoever lists one, and the filter of whoever looks for one. As it is saved. */
function KindPreview({ kind }: { kind: EditedKind }) {
  const filterable = kind.fields.filter(({ facet }) => facet)
  return (
    <section aria-labelledby="preview" className="stack gap-12">
      <h2 id="preview">As people see it</h2>
      <p className="measure">This is how it is saved. You can try it: nothing that you type here is kept.</p>
      <Disclosure title="Who lists one is asked" level={3}>
        <div className={`stack gap-fields ${previewStyles.preview}`}>
          <Form
            rules={detailRules(kind.fields)}
            send={doNothing}
            label="Preview of the questions"
            labels={labelsOf(kind.fields)}
          >
            <DetailFields typeId={kind.id} fields={kind.fields} properties={{}} description="" rows={3} level={3} />
          </Form>
        </div>
      </Disclosure>
      <Disclosure title="Who looks for one can filter by" level={3}>
        <div className={`stack gap-fields ${previewStyles.preview}`}>
          {filterable.length === 0 && <p>There is nothing to filter by yet.</p>}
          <FilterFields
            fields={filterable.map(({ options, retired_options: retired, ...field }) => {
              return { ...field, options: [...options, ...retired].map(({ name }) => name) }
            })}
            counts={null}
            requested={new URLSearchParams()}
          />
        </div>
      </Disclosure>
    </section>
  )
}

/** The button that removes a kind which nobody lists. */
function RemoveKind({ kind: { id, name, version } }: { kind: EditedKind }) {
  const navigate = useNavigate()
  return (
    <RemovePart
      name={name}
      remove={() => browserApi('removeKind', { params: { id: String(id) }, body: { version } })}
      onRemoved={() => {
        alerts.showOnNextPage(doneNotice('Removed', `${name}. You can bring it back below.`))
        navigate(addresses.kinds)
      }}
    >
      Only a kind that was never listed can be removed. Any other can be retired.
    </RemovePart>
  )
}
