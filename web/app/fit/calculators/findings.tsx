import type { Ref } from 'react'
import { addresses } from '../../shell/addresses.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import { ScaleDrawing } from '../drawings/scale-drawing.tsx'
import type { Calculator, Finding } from './calculator.ts'
import styles from './calculators.module.css'

/** The part of the page with what was found: a form without a script leads there. */
export const findingsId = 'found'

type Props = { calculator: Calculator; findings: readonly Finding[]; ref: Ref<HTMLHeadingElement> }

/** What a calculator found, each in words and to scale, with the listings that match. */
export function Findings({ calculator, findings, ref }: Props) {
  return (
    <section id={findingsId} className={styles.found} aria-labelledby="found-heading">
      <h2 id="found-heading" ref={ref} tabIndex={-1}>
        What we found
      </h2>
      {findings.length === 0 && <p>None of the usual sizes would do. Please ask a therapist.</p>}
      <ul className={styles.findings}>
        {findings.map(({ title, size, text, drawing, links }) => (
          <li key={title} className={styles.finding}>
            {drawing && <ScaleDrawing check={drawing} />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <div className={styles.size}>{size}</div>
              <p>{text}</p>
              {links?.map(({ label, to }) => (
                <p key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {calculator.links && <TextLinks links={calculator.links} />}
      <p>{calculator.note}</p>
      <p>
        This is no medical advice: a therapist knows more.{' '}
        <TextLink to={addresses.fitSources}>Where our rules come from</TextLink>
      </p>
    </section>
  )
}
