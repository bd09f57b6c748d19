import { fitKinds } from '@reable/contract/fit/kinds'
import { fitSources } from '@reable/contract/fit/sources'
import type { FitCheck, FitKind } from '@reable/contract/fit/types'
import { organisation } from '@reable/contract/organisation'
import { WithContents } from '../../content/pages/contents.tsx'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { Section } from '../../content/pages/section.tsx'
import { addresses } from '../../shell/addresses.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import type { Route } from './+types/sources-page'
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
                <li key={name} className={`tall-links ${styles.source}`}>
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

/** That a therapist knows more than rules, and how to find one. */
function FindTherapist() {
  return (
    <Section heading="Ask a therapist" id="therapist">
      <p>
        <strong>This is no medical advice: a therapist knows more.</strong> An occupational therapist (OT) looks at the
        person, the home and the thing together. A good fit on paper can still be wrong for someone’s skin, balance or
        strength.
      </p>
      <ul>
        <li>
          Ask your doctor or nurse. Your health authority’s home and community care may send a therapist to your home:{' '}
          <TextLink to="https://www.vch.ca/">Vancouver Coastal Health</TextLink> or{' '}
          <TextLink to="https://www.fraserhealth.ca/">Fraser Health</TextLink>.
        </li>
        <li>
          Look for an OT in private practice with the{' '}
          <TextLink to="https://caot.ca/">Canadian Association of Occupational Therapists</TextLink>, which has a branch
          in British Columbia (CAOT-BC).
        </li>
        <li>
          Check that an OT is registered with the{' '}
          <TextLink to="https://chcpbc.org/">College of Health and Care Professionals of BC</TextLink>. Since 2024 it
          does the work of the College of Occupational Therapists of British Columbia.
        </li>
      </ul>
    </Section>
  )
}

/** Every rule in words, each with what it holds for and where it comes from. */
function RuleList({ checks }: { checks: readonly RulesOfCheck[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, label, rules }) => (
        <li key={name}>
          <Disclosure title={label} level={3}>
            <div className="stack gap-16">
              {rules.map((rule) => (
                <RuleText key={rule.text} rule={rule} />
              ))}
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

function RuleText({ rule: { text, kinds, sources } }: { rule: Rule }) {
  return (
    <div className={`stack gap-4 ${styles.rule}`}>
      <p>{text}</p>
      <p className="quiet">For: {kinds.join('; ')}.</p>
      <ul className={`quiet tall-links ${styles.from}`} aria-label="Where it comes from">
        {sources.map((name) => (
          <li key={name}>
            <SourceLink name={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SourceLink({ name }: { name: string }) {
  const source = fitSources.find((one) => one.name === name)
  if (!source) return null
  return source.address ? <TextLink to={source.address}>{source.label}</TextLink> : source.label
}

/** One rule in words, with the kinds of things that it holds for. */
type Rule = { text: string; kinds: readonly string[]; sources: readonly string[] }

/** All rules about one thing, such as the width of a seat. */
type RulesOfCheck = { name: string; label: string; rules: readonly Rule[] }

/** Every rule of every kind, each once, in the order in which kinds have them. */
function rulesByCheck(kinds: readonly FitKind[] = fitKinds): readonly RulesOfCheck[] {
  const checks = kinds.flatMap((kind) => kind.checks.map((check) => ({ kind, check })))
  const labels = new Map(checks.map(({ check }) => [check.name, check.label]))
  return [...labels].map(([name, label]) => ({
    name,
    label,
    rules: rulesOf(checks.filter(({ check }) => check.name === name)),
  }))
}

function rulesOf(checks: readonly { kind: FitKind; check: FitCheck }[]): Rule[] {
  const texts = [...new Set(checks.map(({ check }) => check.text))]
  return texts.map((text) => {
    const same = checks.filter(({ check }) => check.text === text)
    return {
      text,
      kinds: [...new Set(same.map(({ kind }) => kind.label))],
      sources: [...new Set(same.flatMap(({ check }) => check.sources))],
    }
  })
}
