import { typeMissing } from '@reable/contract/listings/rules'
import { categoryMissing, notificationTermsMissing } from '@reable/contract/notifications/rules'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import type { Categories } from '../listings/fields/listing-lists.ts'
import { SelectField } from '../ui/field/select-field.tsx'
import { Form } from '../ui/form/form.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useFieldText } from '../ui/form/use-field-text.ts'
import type { SubscriptionValues } from './subscription-values.ts'

export const subscribeRules: Rules<SubscriptionValues> = {
  category_id: (chosen) => (chosen ? undefined : categoryMissing),
  equipment_type_id: (chosen) => (chosen ? undefined : typeMissing),
  termsOfUse: (ticked) => (ticked ? undefined : notificationTermsMissing),
}

type Props = {
  categories: Categories
  /** The preselected values. */
  initial: SubscriptionValues
  send: (values: SubscriptionValues) => Promise<void>
}

/** The form: a category, one of its equipment types, and the Terms. */
export function SubscribeForm({ categories, initial, send }: Props) {
  return (
    <Form rules={subscribeRules} send={send} label="Subscribe to Equipment Notifications">
      <SelectField
        name="category_id"
        label="Category"
        placeholder="Choose a category"
        options={categories.map(optionOf)}
        value={initial.category_id}
      />
      <TypeField categories={categories} initial={initial} />
      <TermsBox ticked={initial.termsOfUse} />
      <Submit wide busyLabel="Subscribing…">
        Subscribe
      </Submit>
    </Form>
  )
}

/** Offers the equipment types of the category that is chosen. */
function TypeField({ categories, initial }: Pick<Props, 'categories' | 'initial'>) {
  const chosen = useFieldText('category_id', initial.category_id)
  const types = categories.find(({ id }) => String(id) === chosen)?.equipment_types ?? []
  return (
    <SelectField
      name="equipment_type_id"
      label="Equipment type"
      placeholder={chosen ? 'Choose an equipment type' : 'Choose a category first'}
      options={types.map(optionOf)}
      value={initial.equipment_type_id}
    />
  )
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), text: name })
