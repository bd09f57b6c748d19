import type { VolunteerImpact } from './load-volunteer-impact.ts'
import { waitNames, waitText } from './volunteer-words.ts'
import styles from './wait-table.module.css'

const names = Object.entries(waitNames) as [keyof VolunteerImpact['waits'], string][]

/** The waiting times, in words. */
export function WaitTable({ waits }: Pick<VolunteerImpact, 'waits'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long it waited</th>
        </tr>
      </thead>
      <tbody>
        {names.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{waitText(waits[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
