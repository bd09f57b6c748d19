import { emailError } from '@reable/contract/accounts/rules'
import { partnerNameError } from '@reable/contract/partners/rules'

export const partnerRules = { name: partnerNameError }
export const memberRules = { email: emailError }
