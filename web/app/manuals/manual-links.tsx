import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './manuals.module.css'

type Props = {
  manuals: readonly { title: string; address: string }[] | undefined
  className?: string | undefined
}

/** The manuals of exactly this brand and model at their maker's; the address is for who reads it on paper. */
export function ManualLinks({ manuals, className = '' }: Props) {
  if (!manuals?.length) return null
  return (
    <section className={`stack gap-12 ${styles.manuals} ${className}`}>
      <h2>{manuals.length === 1 ? 'The maker’s manual' : 'The maker’s manuals'}</h2>
      <ul className={`stack gap-8 ${styles.list}`}>
        {manuals.map(({ title, address }) => (
          <li key={`${title} ${address}`}>
            <TextLink to={address}>{title}</TextLink>
            <span className={`quiet ${styles.address}`}>{address.replace('https://', '').replace(/\/$/, '')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
