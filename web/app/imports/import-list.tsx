import { Link } from '../ui/link/link.tsx'
import { importAddress } from './import-addresses.ts'
import { countsText } from './import-texts.ts'
import styles from './imports.module.css'
import type { Import } from './load-imports.ts'

/** The lists that somebody has begun, to go on with. */
export function ImportList({ imports }: { imports: Import[] }) {
  if (!imports.length) return null
  return (
    <section className={styles.part} aria-labelledby="begun">
      <h2 id="begun">Lists that you began</h2>
      <ul className={styles.list}>
        {imports.map((one) => (
          <li key={one.id}>
            <Link to={importAddress(one.id)} className={styles.link}>
              {one.file_name}
            </Link>
            <p className={styles.quiet}>{countsText(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
