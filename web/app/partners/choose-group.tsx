import ChevronDown from 'lucide-react/icons/chevron-down'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './choose-group.module.css'
import { groups } from './groups.ts'

type Props = { value: string; onChoose: (value: string) => void }

/** The tabs of a narrow screen: the browser's own list. Without a script it is sent by its button. */
export function ChooseGroup({ value, onChoose }: Props) {
  return (
    <form action={addresses.partners} className={styles.form}>
      <label htmlFor="group">Show</label>
      <span className={styles.box}>
        <select
          id="group"
          name="group"
          className={styles.select}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {groups.map((group) => (
            <option key={group.value} value={group.value}>
              {group.word}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className={styles.chevron} />
      </span>
      <Button type="submit" className={styles.send}>
        Show these
      </Button>
    </form>
  )
}
