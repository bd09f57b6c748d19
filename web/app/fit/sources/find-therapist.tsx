import { Section } from '../../content/pages/section.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'

/** That a therapist knows more than rules, and how to find one. */
export function FindTherapist() {
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
