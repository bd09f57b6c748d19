import { TextLink } from '../../ui/text-link/text-link.tsx'
import { creditOf } from './credit-of.ts'
import styles from './live-map.module.css'

/** The credit of the map tiles. */
export function Credit({ of }: { of: string }) {
  const { label, address } = creditOf(of)
  return <p className={styles.credit}>{address ? <TextLink to={address}>{label}</TextLink> : label}</p>
}
