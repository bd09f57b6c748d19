import { useLocation, useNavigate } from 'react-router'
import { RememberTyped } from '../../../editing/remember-typed.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormSummary } from '../../../ui/form/form-summary.tsx'
import { BasicFields } from '../../fields/basic-fields.tsx'
import { CheckedWords } from '../../fields/checked-words.tsx'
import { basicRules } from '../../fields/field-rules.ts'
import { ListLoading } from '../../fields/list-loading.tsx'
import { type BasicLists, useBasicLists } from '../../fields/listing-lists.ts'
import { ValidateOnMount } from '../../fields/validate-on-mount.tsx'
import { withoutFreePrice } from '../../fields/values/without-free-price.ts'
import { useSaveStep } from '../draft/use-save-step.ts'
import { withRefusals } from '../draft/with-refusals.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { steps } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'

export const meta = () => stepMeta(2)

/** Step 3: title, price or Free, condition, location. (WIZ-05) */
export default function BasicsPage() {
  const lists = useBasicLists()
  useSaveStep(2)
  if (lists.data) return <BasicsForm lists={lists.data} />
  return (
    <StepLayout title="Basic Information" foot={null}>
      <ListLoading list={lists} />
    </StepLayout>
  )
}

function BasicsForm({ lists }: { lists: BasicLists }) {
  const { draft, wizard, refusals } = useWizard()
  const navigate = useNavigate()
  const { state } = useLocation()
  const goOn = async () => {
    navigate(steps[3].path)
    return undefined
  }
  return (
    <Form rules={withRefusals(basicRules, refusals)} send={goOn} label="Basic Information" hasHeading>
      <StepLayout title="Basic Information" summary={<FormSummary />} foot={<StepFoot step={2} submits />}>
        <CheckedWords value={draft.checked_words} />
        <BasicFields
          values={draft}
          lists={lists}
          isLocationUsual={draft.location_id !== '' && draft.location_id === draft.usual_location}
        />
      </StepLayout>
      <RememberTyped onTyped={(typed) => wizard.change(withoutFreePrice(typed))} />
      {state?.toCorrect && <ValidateOnMount />}
    </Form>
  )
}
