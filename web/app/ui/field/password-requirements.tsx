import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

/** One requirement of a new password. */
export type PasswordRequirement = { label: string; isMet: (password: string) => boolean }

type Props = { id: string; requirements: readonly PasswordRequirement[]; password: string }

/** The requirements of a password, each with a circle or a check. */
export function PasswordRequirements({ id, requirements, password }: Props) {
  return (
    <ul id={id} className={styles.rules} aria-label="The password needs">
      {requirements.map(({ label, isMet }) => (
        <li key={label} className={isMet(password) ? styles.met : 'bold'}>
          <Icon of={isMet(password) ? CircleCheck : Circle} />
          <span>
            {label}
            {isMet(password) && <span className="visually-hidden">, done</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
