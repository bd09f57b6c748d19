import { recallAttribution, recallLicence } from '@reable/contract/recalls/rules'
import styles from './recalls.module.css'

/** Whose information it is, wherever something of Health Canada's file stands. */
export const Attribution = () => (
  <p className={styles.small}>
    <a href={recallLicence}>{recallAttribution}</a>
  </p>
)
