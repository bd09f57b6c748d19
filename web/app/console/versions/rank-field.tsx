import { TextField } from '../../ui/field/text-field.tsx'

type Props = { value: number; others: string }

/** Where something stands in its list. */
export const RankField = ({ value, others }: Props) => (
  <TextField
    name="rank"
    label="Place in the list"
    hint={`100 for most. What has a smaller number stands before them, what has a larger one behind them. ${others}`}
    inputMode="numeric"
    value={String(value)}
  />
)
