import { addresses } from '../../shell/addresses.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'

/** The consent to the Terms of Use in a form; `ticked` when it was given before. */
export function TermsBox({ ticked }: { ticked?: boolean }) {
  return (
    <CheckBox name="termsOfUse" ticked={ticked}>
      I agree to the{' '}
      <a href={addresses.terms} target="_blank" rel="noopener">
        Terms of Use<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </CheckBox>
  )
}
