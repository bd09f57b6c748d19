import { organisation } from '@reable/contract/organisation'
import Globe from 'lucide-react/icons/globe'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import { callAddress } from './call-address.ts'
import { ContentLink } from './content-link.tsx'
import styles from './place-lines.module.css'

type Props = { place: { name: string; address: string; website: string; phone: string } }

/** The address, website and telephone number of a place. */
export function PlaceLines({ place: { name, address, website, phone } }: Props) {
  return (
    <ul className={`tall-links ${styles.lines}`}>
      <Line icon={MapPin} term="Address">
        <TextLink to={mapAddress(address)}>
          {address}
          <span className="visually-hidden"> on a map</span>
        </TextLink>
      </Line>
      {phone && (
        <Line icon={Phone} term="Phone">
          <a href={callAddress(phone)}>{phone}</a>
        </Line>
      )}
      {website && (
        <Line icon={Globe}>
          <ContentLink to={website}>
            Website<span className="visually-hidden"> of {name}</span>
          </ContentLink>
        </Line>
      )}
    </ul>
  )
}

function Line({ icon, term, children }: { icon: typeof MapPin; term?: string; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>
        {term && <span className="visually-hidden">{term}: </span>}
        {children}
      </span>
    </li>
  )
}

/**
 * The address that shows a postal address on a map: in the map program of a phone that has it, else on its web page. All systems
 * know this form, and nothing is requested before somebody follows the link. (developers.google.com/maps/documentation/urls)
 */
const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${organisation.region}`)}`
