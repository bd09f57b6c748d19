import { typeMissing } from '@reable/contract/listings/rules'
import { categoryMissing, notificationTermsMissing } from '@reable/contract/notifications/rules'
import { useRef } from 'react'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { browserApi } from '../api.ts'
import { ListLoading } from '../listings/fields/list-loading.tsx'
import { type Categories, useCategories } from '../listings/fields/listing-lists.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { SelectField } from '../ui/field/select-field.tsx'
import { Form } from '../ui/form/form.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useFieldText } from '../ui/form/use-field-text.ts'
import { created, creationFailed } from './notification-alerts.ts'
import { OnceConfirmed } from './once-confirmed.tsx'

export const subscribeRules: Rules<SubscriptionValues> = {
  category_id: (chosen) => (chosen ? undefined : categoryMissing),
  equipment_type_id: (chosen) => (chosen ? undefined : typeMissing),
  termsOfUse: (ticked) => (ticked ? undefined : notificationTermsMissing),
}

type SubscribeFormProps = {
  categories: Categories
  /** The preselected values. */
  initial: SubscriptionValues
  send: (values: SubscriptionValues) => Promise<void>
}

/** The form: a category, one of its equipment types, and the Terms. */
function SubscribeForm({ categories, initial, send }: SubscribeFormProps) {
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
function TypeField({ categories, initial }: Pick<SubscribeFormProps, 'categories' | 'initial'>) {
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

type Props = {
  /** The names of the categories and equipment types that are preselected. */
  names: string[]
  personId: number
  onCreated?: () => void
  onClose: () => void
}

/** Subscribes to a notification. Closes with the answer, whichever it is; after a failure it reopens with its input. (NOTI-02, NOTI-03) */
export function SubscribeDialog({ names, personId, onCreated, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const categories = useCategories()
  const send = async (values: SubscriptionValues) => {
    const notification = {
      category_id: Number(values.category_id),
      equipment_type_id: Number(values.equipment_type_id),
    }
    const reply = await browserApi('createNotification', { body: { notification } })
    storePendingSubscription({ personId, names, values: reply.ok ? undefined : values })
    content.current?.closest('dialog')?.close()
    if (!reply.ok) return showFailure(reply, creationFailed)
    alerts.show(created)
    onCreated?.()
  }
  return (
    <Dialog title="Subscribe to Equipment Notifications" onClose={onClose}>
      <div ref={content} className="stack gap-fields">
        <p>Tell us what you are looking for. We e-mail you each time someone lists it. You can end this at any time.</p>
        <OnceConfirmed />
        {categories.data ? (
          <SubscribeForm
            categories={categories.data}
            initial={findPendingSubscription({ personId, names }) ?? initialSubscription(categories.data, names)}
            send={send}
          />
        ) : (
          <ListLoading list={categories} />
        )}
      </div>
    </Dialog>
  )
}

/** The person, and the categories and equipment types that they were looking at. */
type PendingKey = { personId: number; names: string[] }

let pending: (PendingKey & { values: SubscriptionValues | undefined }) | undefined

/** Stores, while this page is open, form values that could not be sent; undefined removes them. */
export function storePendingSubscription(next: PendingKey & { values: SubscriptionValues | undefined }): void {
  pending = next
}

/** The form values that the same person could not send from the same place. */
export const findPendingSubscription = ({ personId, names }: PendingKey): SubscriptionValues | undefined =>
  pending?.personId === personId && pending.names.join() === names.join() ? pending.values : undefined

type NamedRow = { id: number; name: string }

/** The values of the form of a notification; ids as text, '' where nothing is chosen. */
type SubscriptionValues = { category_id: string; equipment_type_id: string; termsOfUse: boolean }

/** The values that follow from the names somebody is looking at: their one category and one equipment type, if they are clear. */
function initialSubscription(
  categories: (NamedRow & { equipment_types: NamedRow[] })[],
  names: string[],
): SubscriptionValues {
  const types = categories.flatMap(({ equipment_types }) => equipment_types).filter(({ name }) => names.includes(name))
  const matching = categories.filter(
    ({ name, equipment_types }) => names.includes(name) || equipment_types.some((type) => names.includes(type.name)),
  )
  return {
    category_id: soleId(matching),
    equipment_type_id: soleId(matching.length === 1 ? types : []),
    termsOfUse: false,
  }
}

const soleId = ([one, ...others]: { id: number }[]) => (one && !others.length ? String(one.id) : '')
