import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './choose-group.module.css'
import { groups } from './groups.ts'

const options = groups.map(({ value, label }) => ({ value, text: label }))

type Props = { value: string; onChoose: (value: string) => void }

/** Replaces the tabs on a narrow screen: a select element, with a button that submits it without a script. */
export function ChooseGroup({ value, onChoose }: Props) {
  return (
    <form action={addresses.partners} className={styles.form}>
      <label htmlFor="group">Show</label>
      <Select
        id="group"
        name="group"
        options={options}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Button type="submit" className={styles.send}>
        Show these
      </Button>
    </form>
  )
}
