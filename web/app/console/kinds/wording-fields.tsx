import { informationError, informationLimit, kindNameError } from '@reable/contract/kinds/rules'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'

export const wordingRules = { name: kindNameError, tooltip: informationError }

type Props = {
  of: { name: string; tooltip: string }
  /** Who reads the information. */
  hint: string
}

/** What a category or a condition is called, and its information. */
export const WordingFields = ({ of: { name, tooltip }, hint }: Props) => (
  <>
    <TextField name="name" label="Name" value={name} />
    <TextArea name="tooltip" label="Information" hint={hint} rows={3} limit={informationLimit} value={tooltip} />
  </>
)
