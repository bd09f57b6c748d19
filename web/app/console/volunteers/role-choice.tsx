import { type Role, roles, roleWords } from '@reable/contract/volunteers/rules'
import field from '../../ui/field/field.module.css'
import { Select } from '../../ui/select/select.tsx'

type Props = { id: string; value?: Role; withNone?: boolean }

const capitalized = (role: Role) => `${role.charAt(0).toUpperCase()}${role.slice(1)}`

const options = roles.map((role) => ({ value: role, text: capitalized(role) }))

/** The choice of a role, with what each is for. */
export function RoleChoice({ id, value = 'helper', withNone = false }: Props) {
  return (
    <div className={field.field}>
      <label htmlFor={id}>Role</label>
      <ul id={`${id}-hint`} className={`quiet ${field.hint}`}>
        {roles.map((role) => (
          <li key={role}>
            {capitalized(role)}: {roleWords[role]}
          </li>
        ))}
      </ul>
      <Select
        id={id}
        name="role"
        aria-describedby={`${id}-hint`}
        options={withNone ? [...options, { value: 'none', text: 'None: take the role' }] : options}
        defaultValue={value}
      />
    </div>
  )
}
