import { passwordLeast } from '@reable/contract/accounts/rules'
import type { PasswordTick } from '../../ui/field/password-ticks.tsx'

/** The requirements of a new password, one by one; together they are the contract's rule. */
export const passwordTicks: readonly PasswordTick[] = [
  { words: `At least ${passwordLeast} characters`, met: (password) => [...password].length >= passwordLeast },
  { words: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { words: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { words: 'A number', met: (password) => /\d/.test(password) },
  { words: 'A symbol: ! @ # $ & *', met: (password) => /[!@#$&*]/.test(password) },
]
