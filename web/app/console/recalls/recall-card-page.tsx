import { recallLabels, recallLimits } from '@reable/contract/recalls/rules'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/recall-card-page'
import { type CardToWrite, type Categories, loadCardToWrite } from './load-recalls.ts'
import styles from './recall-form.module.css'
import { initialOf, type RecallValues, recallBody, recallRulesFor } from './recall-values.ts'

export const loader = () => null

export const clientLoader = async ({ params: { id }, request }: Route.ClientLoaderArgs) => ({
  toWrite: await loadCardToWrite(browserApi, { id, address: request.url }),
})

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New recall' : 'Change a recall')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), !!loaderData?.toWrite && 'categories' in loaderData.toWrite)

/** The page to write a recall card, or to change one. */
export default function RecallCardPage({ loaderData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) return null
  const { toWrite } = loaderData
  return (
    <>
      <BackLink to={addresses.volunteerRecalls}>Back to Recalls</BackLink>
      {!toWrite && <EmptyState level={1} title="There is no such recall." />}
      {toWrite && 'failure' in toWrite && <TryAgain message={toWrite.failure.error} level={1} />}
      {toWrite && 'categories' in toWrite && (
        <>
          <h1>{titleOf(id)}</h1>
          {toWrite.notice && (
            <p className="measure">
              From the notice “<a href={toWrite.notice.url}>{toWrite.notice.title}</a>”. Please read it: brands and
              models here are guessed.
            </p>
          )}
          <RecallForm key={`${id} ${toWrite.card?.version}`} toWrite={toWrite} />
          {toWrite.card && toWrite.card.version > 1 && (
            <p>
              <VersionsLink kind="recall_card" id={toWrite.card.id} name={toWrite.card.name} />
            </p>
          )}
        </>
      )}
    </>
  )
}

/** The form of a recall card, new or as it stands. */
function RecallForm({ toWrite }: { toWrite: CardToWrite }) {
  const navigate = useNavigate()
  const { card, categories, notice } = toWrite
  const initial = initialOf(toWrite)
  const send = async (values: RecallValues) => {
    const body = recallBody(categories, values)
    const changed = { ...body, withdrawn: values.withdrawn === true, version: card?.version ?? 0 }
    const reply = card
      ? await browserApi('changeRecallCard', { params: { id: String(card.id) }, body: changed })
      : await browserApi('writeRecallCard', { body: { ...body, ...(notice && { notice: notice.nid }) } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    alerts.show(doneNotice('Recall saved', 'All listings are compared with it now.'))
    await navigate(addresses.volunteerRecalls)
    return undefined
  }
  return (
    <Form rules={recallRulesFor(categories)} send={send} label={card ? 'Change a recall' : 'Write a recall'}>
      <div className="stack wide-column gap-fields">
        <Texts initial={initial} categories={categories} />
        {card && (
          <CheckBox name="withdrawn" ticked={initial.withdrawn}>
            This card is withdrawn: it matches nothing, and what it had hidden shows again
          </CheckBox>
        )}
      </div>
      <May act="change_recall">
        <Submit busyLabel="Saving…">Save and compare all listings</Submit>
      </May>
    </Form>
  )
}

type TextsProps = { initial: ReturnType<typeof initialOf>; categories: CardToWrite['categories'] }

function Texts({ initial, categories }: TextsProps) {
  return (
    <>
      <TextField
        name="name"
        label={recallLabels.name}
        hint="What is recalled, such as “Drive bed rails”."
        value={initial.name}
      />
      <TextArea
        {...{ name: 'brands', label: 'Brand', rows: 4, value: initial.brands.join('\n') }}
        hint="One name in each line: first the usual one, then other names of it."
      />
      <TextArea
        {...{ name: 'models', label: 'Models', rows: 6, value: initial.models.join('\n') }}
        hint="One in each line. Blanks, hyphens, small letters, and O for 0 make no difference."
      />
      <RecallKinds categories={categories} ticked={initial.equipment_type_ids} />
      <TextArea
        {...{ name: 'danger', label: recallLabels.danger, rows: 3, limit: recallLimits.danger, value: initial.danger }}
        hint="What can happen, in one or two plain sentences."
      />
      <TextArea
        {...{ name: 'remedy', label: recallLabels.remedy, rows: 3, limit: recallLimits.remedy, value: initial.remedy }}
        hint="And what the maker gives: a refund, a part, a repair."
      />
      <TextField
        {...{ name: 'serials', label: `${recallLabels.serials} (optional)`, value: initial.serials }}
        hint="The ranges, where only some are recalled."
      />
      <TextField name="sold" label={`${recallLabels.sold} (optional)`} value={initial.sold} />
      <TextField
        {...{ name: 'source', label: 'Source', inputMode: 'url', autoCapitalize: 'none', value: initial.source }}
        hint="The address of the notice, beginning with https://."
      />
    </>
  )
}

type RecallKindsProps = { categories: Categories; ticked: readonly number[] }

/** The equipment types that a card is about, by category; those with a tick are open. */
const RecallKinds = ({ categories, ticked }: RecallKindsProps) => (
  <fieldset className={`stack gap-8 ${styles.kinds}`}>
    <legend>Kinds</legend>
    {categories.map(({ id, name, equipment_types: types }) => {
      const count = types.filter((type) => ticked.includes(type.id)).length
      return (
        <Disclosure key={id} title={name} open={count > 0} note={count > 0 ? `${count} ticked` : undefined}>
          {types.map((type) => (
            <CheckBox key={type.id} name={`type_${type.id}`} ticked={ticked.includes(type.id)}>
              {type.name}
            </CheckBox>
          ))}
        </Disclosure>
      )
    })}
  </fieldset>
)
