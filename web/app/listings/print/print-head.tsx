import { organisation } from '@reable/contract/organisation'
import { Logo } from '../../shell/header/logo.tsx'

/** The top of a listing's printed sheet: the organisation. Not on the screen. */
export function PrintHead() {
  return (
    <div className="sheet-head" data-print-sheet>
      <Logo />
      <span>{organisation.tagline}</span>
    </div>
  )
}
