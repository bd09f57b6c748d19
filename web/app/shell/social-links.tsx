import { organisation } from './organisation.ts'

/** The organisation's pages elsewhere, by the networks' names. */
export function SocialLinks({ className }: { className?: string | undefined }) {
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
