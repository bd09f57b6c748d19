import { addresses } from '../shell/addresses.ts'
import { CheckBox } from '../ui/check-box/check-box.tsx'

export function TermsBox() {
  return (
    <CheckBox name="termsOfUse">
      I agree to the{' '}
      <a href={addresses.terms} target="_blank" rel="noopener">
        Terms of Use<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </CheckBox>
  )
}
