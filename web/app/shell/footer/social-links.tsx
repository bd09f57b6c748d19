import { organisation } from '@reable/contract/organisation'
import styles from './social-links.module.css'

/** Links to the organisation's pages on social networks; without a class they are styled as a row of the narrow menu. */
export function SocialLinks({ className = styles.inMenu }: { className?: string | undefined }) {
  return (
    <ul className={className} aria-label={`${organisation.name} elsewhere`}>
      {organisation.social.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="noopener">
            {name}
            <span className="visually-hidden"> (opens another site)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
