import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { ListLoading } from '../../fields/list-loading.tsx'
import { type Categories, type EquipmentType, useCategories } from '../../fields/listing-lists.ts'
import { useSaveStep } from '../draft/use-save-step.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { steps } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'
import { CommonTypes } from './common-types.tsx'
import { ListingsLeft } from './listings-left.tsx'
import { TypeChoice } from './type-choice.tsx'
import styles from './type-page.module.css'
import { TypeSearch } from './type-search.tsx'

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
    <div className={styles.categories}>
      {categories.map(({ id, name, tooltip, equipment_types: types }) => {
        const inside = types.find((type) => type.id === chosen)
        return (
          <Disclosure key={id} title={name} level={2} note={inside?.name ?? tooltip.text} open={inside !== undefined}>
            <ul className={styles.types}>
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
