import { organisation } from '@reable/contract/organisation'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import type { Route } from './+types/calculators-page'
import styles from './calculators.module.css'
import { calculators } from './calculators.ts'

const title = 'Calculators'
const about = 'A few numbers, and you know what to look for. You need a tape measure and somebody to help hold it.'

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin })
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({ origin: new URL(request.url).origin })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${title} · ${organisation.name}` },
  { name: 'description', content: about },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${addresses.fitCalculators}` },
]

/** The calculators, each as a card that leads to it. */
export default function CalculatorsPage() {
  return (
    <PlainPage title={title} about={about}>
      <ul className={styles.cards}>
        {calculators.map(({ name, title, about, drawing }) => (
          <li key={name} className={`stack link-card card gap-12 ${styles.card}`}>
            <Drawing of={drawing} />
            <div className="stack gap-8">
              <h2 className="small-heading">
                <Link to={`${addresses.fitCalculators}/${name}`}>{title}</Link>
              </h2>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLinks links={[{ label: 'Where our rules come from', to: addresses.fitSources }]} />
    </PlainPage>
  )
}
