import { fitSources } from '@reable/contract/fit/sources'
import { organisation } from '@reable/contract/organisation'
import { WithContents } from '../../content/pages/contents.tsx'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { Section } from '../../content/pages/section.tsx'
import { addresses } from '../../shell/addresses.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import type { Route } from './+types/sources-page'
import { FindTherapist } from './find-therapist.tsx'
import { RuleList } from './rule-list.tsx'
import { rulesByCheck } from './rules-by-check.ts'
import styles from './sources.module.css'

const title = 'Where our rules come from'
const about =
  'When we say whether a thing fits, we compare its measures with those of a person and a home. Here is each rule, and who says so.'

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin })
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({ origin: new URL(request.url).origin })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${title} · ${organisation.name}` },
  { name: 'description', content: about },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${addresses.fitSources}` },
]

const parts = [
  { id: 'therapist', label: 'Ask a therapist' },
  { id: 'verdicts', label: 'How we decide' },
  { id: 'rules', label: 'The rules' },
  { id: 'sources', label: 'The sources' },
]

/** The page of sources: what the rules are, and whose. */
export default function SourcesPage() {
  return (
    <PlainPage title={title} about={about}>
      <div className={styles.parts}>
        <WithContents parts={parts}>
          <FindTherapist />
          <HowWeDecide />
          <Section heading="The rules" id="rules">
            <p>
              Lengths are in inches. An inch is 2.54 cm. What is marked “{ours}” we decided ourselves, on the careful
              side.
            </p>
            <RuleList checks={rulesByCheck()} />
          </Section>
          <Section heading="The sources" id="sources">
            <ul>
              {fitSources.map(({ name, label, address }) => (
                <li key={name} className={styles.source}>
                  {address ? <TextLink to={address}>{label}</TextLink> : label}
                </li>
              ))}
            </ul>
          </Section>
        </WithContents>
      </div>
    </PlainPage>
  )
}

const ours = 'our own judgement'

function HowWeDecide() {
  return (
    <Section heading="How we decide" id="verdicts">
      <p>
        Each rule says: it fits, it is close, it does not fit, or we do not know. Measures of a person are taken sitting
        down, in usual shoes.
      </p>
      <ul>
        <li>If one rule fails, the thing does not fit.</li>
        <li>If a measure that we need is missing, we do not know. Then we say what to ask the seller.</li>
        <li>If something is close, it may fit: try it first.</li>
        <li>Only if all of it passes do we say that it fits.</li>
        <li>What we only guess, such as a width from the seat, never counts as a fit.</li>
        <li>If nobody says how much weight a thing can hold, we do not know.</li>
      </ul>
    </Section>
  )
}
