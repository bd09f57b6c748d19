import type { Reply } from '@reable/contract/client'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isConfirmedHere, useUser } from '../../../accounts/user-store.ts'
import { browserApi } from '../../../api.ts'
import { soonLabel } from '../../../soon-label.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import field from '../../../ui/field/field.module.css'
import { ListLoading } from '../../fields/list-loading.tsx'
import { type Categories, type EquipmentType, useCategories } from '../../fields/listing-lists.ts'
import { useSaveStep } from '../draft/use-save-step.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { steps } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'
import { findTypes } from './find-types.ts'
import { TypeChoice } from './type-choice.tsx'
import styles from './type-page.module.css'

export const meta = () => stepMeta(0)

/** Step 1: the equipment type. Choosing one leads on; how many people wait for it shows there, and here when they come back. (WIZ-03) */
export default function TypePage() {
  const { draft, wizard } = useWizard()
  const navigate = useNavigate()
  const categories = useCategories()
  const [terms, setTerms] = useState('')
  useSaveStep(0)
  const choose = (type: EquipmentType, category: string) => {
    if (type.id !== draft.type?.id)
      wizard.change({ type: { id: type.id, name: type.name, category }, detailsDone: false })
    navigate(steps[1].path)
  }
  const choiceProps = { chosen: draft.type?.id, onChoose: choose }
  return (
    <StepLayout
      title="Equipment Type"
      intro="What would you like to sell or give away? Choose it, search for it, or open a category."
      foot={<StepFoot step={0} disabledReason={draft.type ? undefined : 'Choose an equipment type first.'} />}
    >
      <ListingsLeft />
      {categories.data ? (
        <>
          <TypeSearch {...choiceProps} categories={categories.data} terms={terms} onSearch={setTerms} />
          {!terms.trim() && !draft.type && <CommonTypes categories={categories.data} onChoose={choose} />}
          {!terms.trim() && <Accordion {...choiceProps} categories={categories.data} />}
        </>
      ) : (
        <ListLoading list={categories} />
      )}
    </StepLayout>
  )
}

type ChoiceProps = {
  categories: Categories
  chosen: number | undefined
  onChoose: (type: EquipmentType, category: string) => void
}

function Accordion({ categories, chosen, onChoose }: ChoiceProps) {
  return (
    <div className={`panel ${styles.categories}`}>
      {categories.map(({ id, name, tooltip, equipment_types: types }) => {
        const inside = types.find((type) => type.id === chosen)
        return (
          <Disclosure key={id} title={name} level={2} note={inside?.name ?? tooltip.text} open={inside !== undefined}>
            <ul className="stack gap-12">
              {types.map((type) => (
                <TypeChoice
                  key={type.id}
                  {...{ type }}
                  chosen={type === inside}
                  onChoose={() => onChoose(type, name)}
                />
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </div>
  )
}

/** The types that are passed on most, by our own judgement: rollator, walker, manual wheelchair, shower chair. By their ids, because volunteers may
 * give them other names. */
const common = [11, 12, 1, 17]

type Props = { categories: Categories; onChoose: (type: EquipmentType, category: string) => void }

/** A few equipment types that many people have, at hand. */
function CommonTypes({ categories, onChoose }: Props) {
  const all = categories.flatMap(({ name, equipment_types }) =>
    equipment_types.map((type) => ({ type, category: name })),
  )
  const found = common.flatMap((id) => all.filter(({ type }) => type.id === id))
  return (
    <section aria-labelledby="common-types">
      <h2 id="common-types" className={styles.commonTitle}>
        Common types
      </h2>
      <ul className={styles.common}>
        {found.map(({ type, category }) => (
          <TypeChoice key={type.id} type={type} chosen={false} onChoose={() => onChoose(type, category)} />
        ))}
      </ul>
    </section>
  )
}

type ToPublish = NonNullable<Extract<Reply<'listMyListings'>, { ok: true }>['answer']['to_publish_today']>

/** A newcomer empties an apartment in one go: with so many left they plan ahead. */
const fewLeft = 3

/** Says before the form is filled in that a person can list only a few more items today, or none. */
function ListingsLeft() {
  const user = useUser()
  const personId = user?.user_id
  const [toPublish, setToPublish] = useState<ToPublish>()
  useEffect(() => {
    if (personId === undefined) return
    let isCancelled = false
    browserApi('listMyListings', { query: { type: 'active', page: 1 } }).then((reply) => {
      if (reply.ok && !isCancelled) setToPublish(reply.answer.to_publish_today)
    })
    return () => {
      isCancelled = true
    }
  }, [personId])
  return (
    <div role="status">
      {user && toPublish && toPublish.left <= fewLeft && (
        <Alert type={toPublish.left ? 'info' : 'warning'} title={leftMessage(toPublish)}>
          {!toPublish.left && (
            <p>
              You can list more after {soonLabel(toPublish.more_at_utc)}. You can still fill in the form: we’ll keep it
              as a draft on this device.
            </p>
          )}
          {!isConfirmedHere(user) && <p>Confirm your email address to list more.</p>}
        </Alert>
      )}
    </div>
  )
}

function leftMessage({ left, max }: ToPublish): string {
  if (left) return `You can list ${left} more ${left === 1 ? 'item' : 'items'} today.`
  return `You’ve reached the limit of ${max} items a day.`
}

type TypeSearchProps = {
  categories: Categories
  chosen: number | undefined
  terms: string
  onSearch: (terms: string) => void
  onChoose: (type: EquipmentType, category: string) => void
}

/** A search for a type by any name that people give it. */
function TypeSearch({ categories, chosen, terms, onSearch, onChoose }: TypeSearchProps) {
  const id = useId()
  const found = terms.trim() ? findTypes(categories, terms) : []
  return (
    <search>
      <div className={field.field}>
        <label htmlFor={id}>Search the equipment types</label>
        <p id={`${id}-hint`} className={`quiet ${field.hint}`}>
          For example: walker, scooter, bath seat
        </p>
        <input
          id={id}
          type="search"
          value={terms}
          autoComplete="off"
          className={field.box}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <p role="status" className={terms.trim() ? styles.found : 'visually-hidden'}>
        {terms.trim() && foundMessage(found.length)}
      </p>
      <ul className="stack gap-12">
        {found.map(({ type, category }) => (
          <TypeChoice
            key={type.id}
            {...{ type, category }}
            chosen={type.id === chosen}
            onChoose={() => onChoose(type, category)}
          />
        ))}
      </ul>
    </search>
  )
}

function foundMessage(count: number): string {
  if (count === 0) return 'No type has these words. Clear the box to see all categories.'
  return count === 1 ? '1 type found' : `${count} types found`
}
