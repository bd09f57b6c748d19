import { minPasswordLength } from '@reable/contract/accounts/rules'
import type { PasswordRequirement } from '../../ui/field/password-requirements.tsx'

/** The requirements of a new password, one by one; together they are the contract's rule. */
export const passwordTicks: readonly PasswordRequirement[] = [
  { label: `At least ${minPasswordLength} characters`, isMet: (password) => [...password].length >= minPasswordLength },
  { label: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { label: 'A number', isMet: (password) => /\d/.test(password) },
  { label: 'A symbol: ! @ # $ & *', isMet: (password) => /[!@#$&*]/.test(password) },
]
