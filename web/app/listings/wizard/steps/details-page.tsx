import { useLocation, useNavigate } from 'react-router'
import { RememberTyped } from '../../../editing/remember-typed.tsx'
import { MissingMeasures, useMissingMeasures } from '../../../fit/reasons/missing-measures.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormSummary } from '../../../ui/form/form-summary.tsx'
import { CheckedWords } from '../../fields/checked-words.tsx'
import { DetailFields } from '../../fields/detail-fields.tsx'
import { detailRules, labelsOf } from '../../fields/field-rules.ts'
import { ListLoading } from '../../fields/list-loading.tsx'
import { type EquipmentField, useEquipmentFields } from '../../fields/listing-lists.ts'
import { ValidateOnMount } from '../../fields/validate-on-mount.tsx'
import { useSaveStep } from '../draft/use-save-step.ts'
import { withRefusals } from '../draft/with-refusals.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { steps } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'

export const meta = () => stepMeta(3)

/** Step 4: the questions of an equipment type, and the description. (WIZ-06) */
export default function DetailsPage() {
  const { draft } = useWizard()
  const fields = useEquipmentFields(draft.type?.id ?? 0)
  const missing = useMissingMeasures(draft.type?.id ?? 0)
  useSaveStep(3)
  if (fields.data && missing)
    return (
      <MissingMeasures value={missing}>
        <DetailsForm fields={fields.data} />
      </MissingMeasures>
    )
  return (
    <StepLayout title="Additional Details" foot={null}>
      <ListLoading list={fields} />
    </StepLayout>
  )
}

function DetailsForm({ fields }: { fields: readonly EquipmentField[] }) {
  const { draft, wizard, refusals } = useWizard()
  const navigate = useNavigate()
  const { state } = useLocation()
  const goOn = async () => {
    wizard.change({ detailsDone: true })
    navigate(steps[4].path)
    return undefined
  }
  const remember = ({ description, checked_words, ...properties }: Record<string, string | boolean>) =>
    wizard.change({
      ...(typeof description === 'string' && { description }),
      ...(typeof checked_words === 'string' && { checked_words }),
      properties: { ...wizard.getState().draft.properties, ...textsOf(properties) },
    })
  return (
    <Form
      rules={withRefusals(detailRules(fields), refusals)}
      send={goOn}
      label="Additional Details"
      labels={labelsOf(fields)}
      hasHeading
    >
      <StepLayout title="Additional Details" summary={<FormSummary />} foot={<StepFoot step={3} submits />}>
        <CheckedWords value={draft.checked_words} />
        <DetailFields
          typeId={draft.type?.id ?? 0}
          fields={fields}
          properties={draft.properties}
          description={draft.description}
          checkedWords={draft.checked_words}
          rows={7}
          level={2}
        />
      </StepLayout>
      <RememberTyped onTyped={remember} />
      {state?.toCorrect && <ValidateOnMount />}
    </Form>
  )
}

const textsOf = (values: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
