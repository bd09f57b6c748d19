import type { Answer } from '@reable/contract/client'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { sheetAddress } from './import-addresses.ts'
import styles from './imports.module.css'

/** An empty sheet of each kind of equipment, to save and to fill in. */
export function EmptySheets({ categories }: { categories: Answer<'listCategories'> }) {
  return (
    <section className={styles.part} aria-labelledby="sheets">
      <h2 id="sheets">Empty sheets</h2>
      <p>
        Save the sheet of a kind of equipment, open it in your spreadsheet program and fill in a row for each thing. You
        have several kinds? Put the columns of their sheets beside each other, each name once.
      </p>
      {categories.map(({ id, name, equipment_types }) => (
        <Disclosure key={id} title={name} level={3}>
          <ul className={styles.sheets}>
            {equipment_types
              .filter(({ retired }) => !retired)
              .map((type) => (
                <li key={type.id}>
                  <a href={sheetAddress(type.id)} download className={styles.link}>
                    {type.name}
                  </a>
                </li>
              ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  )
}
