import { organisation } from '@reable/contract/organisation'

/** That reports hide a listing, why, who decides, and whom its owner can write to. True before the decision and after it. */
export function HeldWords({ why }: { why: string }) {
  return (
    <span>
      <strong>This listing is hidden.</strong> {why} A volunteer looks at it, decides, and tells you by e-mail. You can
      edit it meanwhile. Questions? Write to <a href={`mailto:${organisation.email}`}>{organisation.email}</a>.
    </span>
  )
}
