import { recallAttribution, recallLicence } from '@reable/contract/recalls/rules'

/** Whose information it is, wherever something of Health Canada's file stands. */
export const Attribution = () => (
  <p className="quiet tall-links">
    <a href={recallLicence}>{recallAttribution}</a>
  </p>
)
